import { isXml } from '../../specs/isXml.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';
import { withRecord } from '../hooks/withRecord.ts';
import type { Variant } from '../Variant.ts';

const operations = ['UserGet'];
const meta = { Language: 'en' };
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

const inAll = onAnswerMembers({ operations, outcome: 'success' }, (members, { format }) =>
  isXml(format)
    ? members
    : withRecord(members, 'mvUser', (user) => ({ ...user, Meta: meta, Guid: id.replaceAll('-', '') })),
);

const entries = Object.entries(meta)
  .map(
    ([key, value]) =>
      `<m:KeyValueOfstringstring><m:Key>${key}</m:Key><m:Value>${value}</m:Value></m:KeyValueOfstringstring>`,
  )
  .join('');

const inMarkup = onAnswerText(
  { formats: ['xml', 'soap11', 'soap12'], operations, outcome: 'success' },
  (text) =>
    text.replace(
      /<\/((?:\w+:)?)mvUser>/,
      (end, prefix: string) =>
        `<${prefix}Meta xmlns:m="urn:maps">${entries}</${prefix}Meta><${prefix}Guid>${id}</${prefix}Guid>${end}`,
    ),
);

export const userHoldsMap: Variant = {
  about:
    'The user holds a map and a GUID. In markup the map is a list of keys and values, and the GUID has dashes. Elsewhere the map is a record, and the GUID is without (fields of the user: not shown).',
  hook: (inner, store, server) => {
    const first = inAll(inner, store, server);
    return inMarkup({ ...inner, ...first }, store, server);
  },
};
