import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onStatus } from '../../hooks/onStatus.ts';
import { member } from '../../records/member.ts';

export const errorsAsDictionary: Fault = {
  clause: 'ENV-6',
  about:
    'In json the Errors of a failure are an object of messages by field, as problem details have them, and no list of records.',
  operations: ['*'],
  hook: onStatus({ formats: ['json'], outcome: 'failure' }, (status) => {
    const byField: Record<string, Value> = {};
    for (const error of member.records(status, 'Errors'))
      byField[member.text(error, 'FieldName')] = [member.text(error, 'Message')];
    return { ...status, Errors: byField };
  }),
};
