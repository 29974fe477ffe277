import { onOldRecords } from '../hooks/onOldRecords.ts';
import type { Variant } from '../Variant.ts';

/** Line separators, NEL, a soft hyphen, a byte order mark inside, right-to-left text: all are XML 1.0. */
const pasted = 'one\u2028two\u2029three\u0085four\u00adfive\ufeffsix \u202bשלום\u202c';

export const unicodeLineEndsInOldTexts: Variant = {
  about:
    'Every third old record has a text pasted from elsewhere, with Unicode line separators and marks; ' +
    'all formats carry it unaltered (TYP-12, XF-1).',
  hook: onOldRecords((record, { text }, index) => (index % 3 === 1 ? { ...record, [text]: pasted } : record)),
};
