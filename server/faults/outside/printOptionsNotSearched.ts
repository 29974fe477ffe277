import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';

export const printOptionsNotSearched: Fault = {
  clause: 'FLT-5',
  about: 'The print options of a document type are refused as FieldName.',
  causes: ['some scalar members cannot be searched by'],
  operations: ['DocumentTypeGet'],
  hook: onRequest(['DocumentTypeGet'], (request) => {
    const name = member
      .records(request, 'Filters')
      .map((filter) => member.text(filter, 'FieldName'))
      .find((field) => field.startsWith('DocumentTypePrintOptions'));
    if (name === undefined) return request;
    throw new OperationFailure(`FieldName "${name}" can't be searched by.`);
  }),
};
