import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const textsAsRecords: Fault = {
  clause: 'TYP-15',
  about: 'Descriptions and other texts are records.',
  causes: ['a text is written as a record ({member})'],
  operations: ['*'],
  hook: onAnswerMembers({}, ({ ResponseStatus, ...rest }) => ({
    ...changedValues(rest, (value, name) =>
      typeof value === 'string' && named.test(name) ? { Text: value, Language: 'en' } : value,
    ),
    ...(ResponseStatus === undefined ? {} : { ResponseStatus }),
  })),
};

const named = /(Description|Title|LabelURL|CompanyVatNo|EventType|Comments|Payload)$/;
