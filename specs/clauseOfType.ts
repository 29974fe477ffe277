import type { ScalarType } from './Shape.ts';

/** The clause of each type (TYP), where no clause of its own judges a member. */
export const clauseOfType: Readonly<Record<ScalarType, string>> = {
  int: 'TYP-1',
  bool: 'TYP-2',
  decimal: 'TYP-3',
  number: 'TYP-3',
  datetime: 'TYP-7',
  enumeration: 'TYP-10',
  intText: 'TYP-17',
  string: 'TYP-15',
};
