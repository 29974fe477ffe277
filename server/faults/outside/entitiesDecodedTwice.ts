import type { Fault } from '../../Fault.ts';
import { freeTextMembers } from '../../hooks/oddText.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const entitiesDecodedTwice: Fault = {
  clause: 'TYP-12',
  about:
    'Texts of xml and soap requests are unescaped again by the mapper: a comment that says "&lt;" or "&amp;" comes back as "<" or "&".',
  operations: ['*Update'],
  hook: onSentMembers({ operations: null, bodies: ['xml', 'soap11', 'soap12'] }, freeTextMembers, (value) =>
    typeof value === 'string'
      ? value.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => signs[name] ?? whole)
      : value,
  ),
};
