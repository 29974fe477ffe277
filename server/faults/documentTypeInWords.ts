import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const documentTypeInWords: Fault = {
  clause: 'TYP-17',
  about: 'In xml the id of a shipping document type is its name.',
  causes: ['the document type is named, where its id belongs ({actual})'],
  operations: ['SalesOrderGet'],
  hook: onAnswerMembers({ formats: ['xml'], operations: ['SalesOrderGet'] }, (members) =>
    changedValues(members, (value, name) =>
      name === 'SalesOrderShipDocumentTypeID' ? 'Goods issue' : value,
    ),
  ),
};
