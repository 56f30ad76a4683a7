import { expect, it } from 'vitest';
import { emoteIn, EMOTES, lineOf } from './emotes';

it('knows an emote by its line, and takes nothing else for one', () => {
  expect(EMOTES.map((emote) => emoteIn(lineOf(emote)))).toEqual(EMOTES);
  expect(emoteIn('thanks')).toBeUndefined();
  expect(emoteIn(':nonsense:')).toBeUndefined();
  expect(emoteIn('I say :thanks:')).toBeUndefined();
});
