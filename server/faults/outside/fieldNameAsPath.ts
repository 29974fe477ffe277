import type { Fault } from '../../Fault.ts';
import { onStatus } from '../../hooks/onStatus.ts';
import { member } from '../../records/member.ts';

export const fieldNameAsPath: Fault = {
  clause: 'ENV-6',
  about: 'In json the FieldName in Errors of a document is the list of the steps that lead to the field.',
  causes: ['a text in Errors is a list'],
  operations: ['DocumentUpdate'],
  hook: onStatus({ formats: ['json'], operations: ['DocumentUpdate'], outcome: 'failure' }, (status) => ({
    ...status,
    Errors: member
      .records(status, 'Errors')
      .map((error) => ({ ...error, FieldName: member.text(error, 'FieldName').split('.') })),
  })),
};
