import type { Address } from '../specs/Address.ts';
import type { Format } from '../specs/Format.ts';
import { isSoap } from '../specs/isSoap.ts';

/** The clause that promises an answer at an address: it is the one to blame when nothing there can be read. */
export function addressClause(address: Address, format: Format): string {
  switch (address) {
    case 'suffix':
      return 'FMT-6';
    case 'query':
      return 'FMT-7';
    case 'jsonp':
      return 'FMT-8';
    case 'named':
    case 'namedGet':
      return 'FMT-9';
    case 'soap':
      return format === 'soap12' ? 'FMT-4' : 'FMT-3';
    default:
      return 'FMT-1';
  }
}

/** Soap by suffix or query is only hinted at: the request's body is not shown there (FMT-6, FMT-7). */
export const addressLevel = (address: Address, format: Format): 'MUST' | 'SHOULD' =>
  (address === 'suffix' || address === 'query') && isSoap(format) ? 'SHOULD' : 'MUST';
