import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const pendingInLowerCase: Fault = {
  clause: 'DOC-1',
  about: 'In csv the status of a new document is pending.',
  causes: ['what is inserted as Pending has the status {actual}'],
  operations: ['DocumentUpdate'],
  hook: onMember({ formats: ['csv'], operations: ['DocumentUpdate'] }, 'DocumentStatus', (value) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  ),
};
