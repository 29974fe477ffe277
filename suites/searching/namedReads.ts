import type { Answer } from '../../harness/Answer.ts';
import { type ComparedReads, readsIn } from './comparedReads.ts';

type Answers = Readonly<Record<string, Answer>>;

/** Two reads as evidence keeps them beside another two: each with this word before its name. */
export const namedReads = (word: string, reads: ComparedReads): Answers =>
  Object.fromEntries(Object.entries(reads).map(([name, read]) => [`${word} ${name}`, read]));

/** The reads that evidence keeps by that word; undefined where they were not made. */
export function readsNamed(word: string, others: Answers): ComparedReads | undefined {
  const named = Object.entries(others).flatMap(([name, read]) =>
    name.startsWith(`${word} `) ? [[name.slice(word.length + 1), read] as const] : [],
  );
  return readsIn(Object.fromEntries(named));
}
