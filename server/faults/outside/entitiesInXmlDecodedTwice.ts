import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);

export const entitiesInXmlDecodedTwice: Fault = {
  clause: 'TYP-12',
  about:
    'Texts written in xml or soap are unescaped again after parsing, so a text that itself shows an entity such as &lt; changes.',
  operations: ['*Update', 'EventSubscriptionAdd'],
  hook: onRequest(null, (request, _, { operation, body }) =>
    operation?.kind === 'write' && (body === 'xml' || body === 'soap11' || body === 'soap12')
      ? changedValues(request, (value) => (typeof value === 'string' ? decoded(value) : value))
      : request,
  ),
};
