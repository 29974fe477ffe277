import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { member } from '../records/member.ts';

export const wordierInPlainFormats: Fault = {
  clause: 'XF-3',
  about: 'In json, xml and jsv the Message of failures names its format.',
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
  ['json', 'Json'],
  ['xml', 'Xml'],
  ['jsv', 'Jsv'],
]);
