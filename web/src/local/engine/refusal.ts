/** Something that cannot be done on this device. */

import type { Refusal } from '../../wire/wire';

export class LocalRefusal extends Error {
  readonly body: Refusal;

  /** `message`: an entry of the catalogues, with its arguments; `reason`: plain words for the log. */
  constructor(
    message: string,
    reason: string,
    facts: Refusal['arguments'] = {},
    where: Pick<Partial<Refusal>, 'rule' | 'move'> = {},
  ) {
    super(reason);
    this.body = { rule: null, message, reason, arguments: facts, ...where };
  }
}
