import { isRecord } from '../../../specs/isRecord.ts';
import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const payloadFromJsonDataInSoap11: Fault = {
  clause: 'ACT-1',
  about: 'In soap11 the Payload of an integration update is taken from JsonData.',
  causes: ['an insert does not bring back {member} as sent; it holds what was sent as {from}'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onSentMembers(
    { operations: ['IntegrationUpdateUpdate'], bodies: ['soap11'] },
    /^mvIntegrationUpdate$/,
    (note) =>
      isRecord(note) && note.Payload !== undefined ? { ...note, Payload: note.JsonData ?? null } : note,
  ),
};
