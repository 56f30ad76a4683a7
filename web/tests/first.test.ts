import { expect, test } from 'vitest';
import { sit } from './support/table';

test.each(['amul-4', 'amulett-4'])('a table of %s is drawn', async (name) => {
  const table = await sit(name);
  expect(document.querySelector('.prompt')).not.toBeNull();
  await table.jump((view) => view.step === 'over');
  expect(document.querySelector('dialog[open]')).not.toBeNull();
});
