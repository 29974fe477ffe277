import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { recordWrites } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';

export const sourceRefusedAtUpdate: Fault = {
  clause: 'ACT-8',
  about: 'mvInsertUpdateDeleteSourceApplication is refused by the action Update.',
  causes: ['mvInsertUpdateDeleteSourceApplication is refused'],
  operations: ['*Update'],
  hook: refusing(
    recordWrites,
    (request) =>
      member.has(request, 'mvInsertUpdateDeleteSourceApplication') &&
      member.text(request, 'mvRecordAction') === 'Update',
    'The request has an unknown member: mvInsertUpdateDeleteSourceApplication.',
  ),
};
