import { kind, type Numeric } from './Value.ts';

/** A number from its lexeme, or from an integer that a binary float holds exactly. */
export const numeric = (lexeme: string | number | bigint): Numeric => ({
  [kind]: 'number',
  lexeme: String(lexeme),
});

export const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'object' && value !== null && (value as Partial<Numeric>)[kind] === 'number';
