import { isRecord } from '../../specs/isRecord.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** Links as hypermedia frameworks add them. They stay in the format of the answer. */
export const linksPerFormat: Variant = {
  about:
    'Adds _links to answers and to listed and written records, as Spring HATEOAS does, with other addresses in each format (XF-1).',
  hook: onAnswerMembers({ outcome: 'success' }, (members, { operation, format }) => {
    if (operation === null || operation.name === 'APIKeyGet') return members;
    const { name, list, record, id = '' } = operation;
    const base = isSoap(format) ? `/${format}` : `/${format}/reply/${name}`;
    const linked = (one: RecordValue, index: number): RecordValue => ({
      ...one,
      _links: { self: { href: `${base}?id=${member.int(one, id) || `row${index}`}` } },
    });
    const carriers = [list, record].filter((one) => one !== undefined);
    const edited = (held: Value | undefined): Value | undefined => {
      if (Array.isArray(held))
        return (held as readonly Value[]).map((one, index) => (isRecord(one) ? linked(one, index) : one));
      return isRecord(held) ? linked(held, 0) : held;
    };
    return {
      ...members,
      ...Object.fromEntries(carriers.map((carrier) => [carrier, edited(members[carrier])])),
      _links: { self: { href: base, templated: false } },
    };
  }),
};
