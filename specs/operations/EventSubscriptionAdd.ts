import type { Operation } from '../Operation.ts';

export const EventSubscriptionAdd: Operation = {
  name: 'EventSubscriptionAdd',
  kind: 'write',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'mvEvent', type: 'mvEvent' },
  ],
  response: [
    { name: 'mvEvent', type: 'mvEvent' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int' },
  ],
  record: 'mvEvent',
  id: 'EventID',
  section: 'Endpoints: Operations with request and response shape',
};
