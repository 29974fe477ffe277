import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { member } from '../../records/member.ts';

export const sameFieldOverwrites: Fault = {
  clause: 'FLT-2',
  about:
    'Of filters on the same field of shipping providers only the last is looked at, in the place of the first.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: ['ShippingProviderGet'],
  hook: onRequest(['ShippingProviderGet'], (request) => {
    const byField = new Map<string, RecordValue>();
    for (const filter of member.records(request, 'Filters'))
      byField.set(member.text(filter, 'FieldName'), filter);
    return byField.size === 0 ? request : { ...request, Filters: [...byField.values()] };
  }),
};
