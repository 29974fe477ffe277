import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const apostrophesDoubledByUpdate: Fault = {
  clause: 'TYP-12',
  about: 'Single quotes in the Payload of an integration update are doubled by every action but Insert.',
  causes: ['apostrophes come back doubled; they are doubled as for SQL, and never undone'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onRequest(['IntegrationUpdateUpdate'], (request) =>
    member.text(request, 'mvRecordAction') === 'Insert'
      ? request
      : changedValues(request, (value, name) =>
          name === 'Payload' && typeof value === 'string' ? value.replaceAll("'", "''") : value,
        ),
  ),
};
