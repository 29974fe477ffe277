import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';

const refused: readonly string[] = ['BatchNumberGet', 'CustomReportGetData'];

export const plainGetsRefused: Fault = {
  clause: 'GET-1',
  about: 'Batch numbers and reports are not read: these Gets fail.',
  operations: refused,
  hook: refusing(refused, () => true, 'There is no license for this.'),
};
