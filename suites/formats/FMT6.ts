import { addressCheck } from '../addressCheck.ts';
import { answersGet, byGet } from '../byGet.ts';
import { byGetCheck } from '../byGetCheck.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';

/** A suffix on the path of a named route selects the format; a GET has nothing else that could. */
export const FMT6: ClauseSuite = {
  scenarios: (operation) => (answersGet(operation) ? [byGet] : []),
  checks: [addressCheck('FMT-6'), byGetCheck('FMT-6', 'suffix')],
};
