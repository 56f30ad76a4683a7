/** The lessons: played by the rules where the client is built from (tools/lessons.py), loaded when somebody learns. */

import type { Line } from '../book/book';
import { remember, remembered } from '../base/memory';
import { language } from '../base/words.svelte';
import type { Patch } from '../wire/patch';
import type { Move, View } from '../wire/view';

/** A place in the course where the teacher speaks. */
export interface Stop {
  id: string;
  /** The moment at which it is, counted in patches. */
  at: number;
  /** How many moves have been played then, chance included. */
  played: number;
  /** What the light falls on. */
  spots: readonly string[];
  /** The move that the learner is to make; none where it is enough to look. */
  move: Move | null;
  /** Whether what comes is leapt over. */
  later: boolean;
  /** Whether the learner may play on from here. */
  play_on: boolean;
}

/** What the learner sees, moment by moment. */
export interface Course {
  view: View;
  patches: readonly Patch[];
  stops: readonly Stop[];
  record: { players: number; options: Record<string, unknown>; moves: Move[]; names: (string | null)[] };
}

export interface Said {
  id: string;
  title: string;
  text: readonly Line[];
  /** To any other choice than the expected one. */
  answer: readonly Line[];
}

export interface Lesson {
  language: string;
  title: string;
  stops: readonly Said[];
}

const FALLBACK = 'en';
const courses = import.meta.glob<Course>('../../books/courses/*.json', { import: 'default' });
const words = import.meta.glob<Lesson>('../../books/lessons/*.json', { import: 'default' });
const nameOf = (game: string, tongue: string): string => `../../books/lessons/${game}.${tongue}.json`;

export function hasLesson(game: string): boolean {
  return nameOf(game, FALLBACK) in words;
}

export async function loadCourse(game: string): Promise<Course> {
  const read = courses[`../../books/courses/${game}.json`];
  if (!read) throw new Error(`there is no lesson in ${game}`);
  return read();
}

/** What the teacher says in the language in use; follows it when a component reads it. */
export async function loadLesson(game: string): Promise<Lesson> {
  const read = words[nameOf(game, language())] ?? words[nameOf(game, FALLBACK)];
  if (!read) throw new Error(`there is no lesson in ${game}`);
  return read();
}

/** The stop at which this browser's owner has left a lesson; none before it, and none after it. */
export function leftAt(game: string): string | null {
  return remembered(`lesson.${game}`) || null;
}

export function rememberStop(game: string, stop: string | null): void {
  remember(`lesson.${game}`, stop ?? '');
}
