import type { Numeric } from './Value.ts';

/** The operators that the document names, except `Undefined`, which says nothing (FLT-9). */
export const searchOperators = ['Equals', 'NotEquals', 'Contains', 'LessThan'] as const;

export type SearchOperator = (typeof searchOperators)[number];

export type AndOr = 'And' | 'Or';

/** A Filter as it is sent, with a documented operator. Only json sends a number (FLT-4). */
export type SearchFilter = {
  readonly AndOr?: AndOr;
  readonly Group?: string;
  readonly FieldName: string;
  readonly SearchOperator: SearchOperator;
  readonly SearchValue: string | Numeric;
};

/** A filter that wants a field to have this very value. */
export const equalTo = (FieldName: string, SearchValue: string | Numeric) =>
  ({ FieldName, SearchOperator: 'Equals', SearchValue }) as const satisfies SearchFilter;
