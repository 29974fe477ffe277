import { answersGet, byGet } from '../kernel/byGet.ts';
import type { ClauseSuite } from '../kernel/Check.ts';
import { addressCheck, byGetCheck } from './addressCheck.ts';

/** A suffix on the path of a named route selects the format; a GET has nothing else that could. */
export const FMT6: ClauseSuite = {
  scenarios: (operation) => (answersGet(operation) ? [byGet] : []),
  checks: [addressCheck('FMT-6'), byGetCheck('FMT-6', 'suffix')],
};
