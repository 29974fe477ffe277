import type { Numeric } from './Value.ts';

/** The operators that the document names, without `Undefined`, which says nothing (FLT-9). */
export const searchOperators = ['Equals', 'NotEquals', 'Contains', 'LessThan'] as const;

export type SearchOperator = (typeof searchOperators)[number];

export type AndOr = 'And' | 'Or';

/** A Filter as it is sent, its operator one of the documented ones. A number is sent in json alone (FLT-4). */
export interface SearchFilter {
  readonly AndOr?: AndOr;
  readonly Group?: string;
  readonly FieldName: string;
  readonly SearchOperator: SearchOperator;
  readonly SearchValue: string | Numeric;
}
