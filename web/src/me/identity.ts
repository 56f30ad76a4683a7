/** Who I am, as the server knows it. */

import { rememberIntroduction, rememberMyName } from '../state/names';
import { language } from '../base/words.svelte';
import { ask } from '../transport/api';
import type { Export, Identity, Phrase, Profile } from '../wire/wire';
import { deviceLabel } from './device';

export const identity = {
  mine: () => ask<Identity>('GET', '/me/identity').then(known),
  keep: (profile: Profile) => ask<Identity>('PUT', '/me/profile', profile).then(known),
  makePhrase: () => ask<Phrase>('POST', '/me/phrase', { language: language(), device: deviceLabel() }),
  recover: (phrase: string, bring_along: boolean) =>
    ask<Identity>('POST', '/me/recover', { phrase, device: deviceLabel(), bring_along }).then(known),
  signOut: (device: string) => ask<void>('DELETE', `/me/devices/${encodeURIComponent(device)}`),
  everything: () => ask<Export>('GET', '/me/export'),
  forget: () => ask<void>('DELETE', '/me'),
};

/** Forms begin with the name, also without a server. A player with a profile need not be asked. */
function known(mine: Identity): Identity {
  const { name, colour, emblem } = mine.profile;
  if (name) rememberMyName(name);
  if (name || colour != null || emblem != null) rememberIntroduction();
  return mine;
}
