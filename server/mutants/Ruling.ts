import type { BrokenLevel } from './Mutant.ts';

/** What the document says about a mutant. */
export type Ruling = Broken | Allowed;

/** A mutant that breaks the first of its clauses. The others say the same of the same bytes, so blaming one of them is right too. */
interface Broken {
  readonly is: 'fault';
  readonly clauses: readonly [string, ...string[]];
  readonly level: BrokenLevel;
  readonly because: string;
}

/** `lawful`: the document allows it. `unseen`: no client can tell it from a server that keeps the document. */
interface Allowed {
  readonly is: 'lawful' | 'unseen';
  readonly because: string;
}

export const broken = (
  level: BrokenLevel,
  clauses: readonly [string, ...string[]],
  because: string,
): Ruling => ({ is: 'fault', clauses, level, because });

export const lawful = (because: string): Ruling => ({ is: 'lawful', because });

export const unseen = (because: string): Ruling => ({ is: 'unseen', because });
