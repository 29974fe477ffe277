import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';

export const ampersandsLost: Fault = {
  clause: 'TYP-12',
  about: 'In csv ampersands of what is written are lost.',
  causes: ['the character {lost} is lost'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: (inner) => ({
    handle: (call, request) =>
      inner.handle(
        call,
        call.body === 'csv' && call.operation?.name === 'CompanyUpdate'
          ? changedValues(request, (value) => (typeof value === 'string' ? value.replaceAll('&', '') : value))
          : request,
      ),
  }),
};
