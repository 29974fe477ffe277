import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { recordWrites } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';

export const sourceRefused: Fault = {
  clause: 'ACT-8',
  about: 'mvInsertUpdateDeleteSourceApplication is refused.',
  causes: ['mvInsertUpdateDeleteSourceApplication is refused'],
  operations: ['*Update', 'CompanyDelete', 'WorkOrderReOpen'],
  hook: refusing(
    [...recordWrites, 'CompanyDelete', 'WorkOrderReOpen'],
    (request) => member.has(request, 'mvInsertUpdateDeleteSourceApplication'),
    'The request has an unknown member: mvInsertUpdateDeleteSourceApplication.',
  ),
};
