import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const wordierInCsvAndSoap: Fault = {
  clause: 'XF-3',
  about: 'In csv and soap the Message of failures names its format.',
  operations: ['*'],
  hook: onReply({ outcome: 'failure' }, (members, { format }) => {
    const name = names.get(format);
    return name === undefined
      ? members
      : withRecord(members, 'ResponseStatus', (status) => ({
          ...status,
          Message: `${name}: ${member.text(status, 'Message')}`,
        }));
  }),
};

const names: ReadonlyMap<string, string> = new Map([
  ['csv', 'Csv'],
  ['soap11', 'Old soap'],
  ['soap12', 'New soap'],
]);
