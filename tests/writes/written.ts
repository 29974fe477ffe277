import type { Answer } from '../../harness/exchanges/Answer.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { read } from '../oracle/reads.ts';

/** What a write was answered: a record that is echoed under that id, no echo at all, or a refusal. */
export function written(
  name: string,
  action: string,
  sent: RecordValue,
  echo: RecordValue | 'none' | 'refused',
  id = 7,
): Answer {
  const called = operationNamed(name);
  const isRefused = echo === 'refused';
  const { record = '', id: idMember = '' } = called;
  const status = { ErrorCode: isRefused ? '500' : '0', Message: isRefused ? 'no' : '' };
  const echoed = typeof echo === 'string' ? {} : { [record]: { ...echo, [idMember]: numeric(id) } };
  const value = { ResponseStatus: status, entityID: numeric(isRefused ? 0 : id), ...echoed };
  return {
    ...read('DiscountGet', isRefused ? 'refused' : []),
    call: {
      ...{ operation: called, operationName: name, format: 'json', address: 'path', caseId: 'c' },
      members: { [record]: sent, mvRecordAction: action },
    },
    decoded: { value, deviations: [], undocumented: [], layout: 'message' },
  };
}

/** A carrier of that name and with those comments. */
export const carrier = (name: string, comments: string): RecordValue => ({
  ShippingProviderName: name,
  ShippingProviderComments: comments,
});

/** The same as a Get lists it. */
export const listed = (id: number, name: string, comments: string): RecordValue => ({
  ShippingProviderId: numeric(id),
  ...carrier(name, comments),
});
