import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const applicationCodesAreNumbers: Fault = {
  clause: 'EVT-1',
  about: 'The Application of an event subscription loses its leading zeros if it is all digits.',
  operations: ['EventSubscriptionAdd'],
  hook: onRequest(['EventSubscriptionAdd'], (request) =>
    member.record(request, 'mvEvent') === null
      ? request
      : withRecord(request, 'mvEvent', (event) =>
          /^0\d+$/.test(member.text(event, 'Application'))
            ? { ...event, Application: member.text(event, 'Application').replace(/^0+(?=\d)/, '') }
            : event,
        ),
  ),
};
