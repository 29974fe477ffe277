import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { withRecord } from '../hooks/withRecord.ts';

export const flagNotKept: Fault = {
  clause: 'ACT-1',
  about: 'DocumentCustomFlag1 of a new document is always false.',
  causes: ['an insert does not bring back {member} as sent'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request) =>
    withRecord(request, 'mvDocument', (record) => ({ ...record, DocumentCustomFlag1: false })),
  ),
};
