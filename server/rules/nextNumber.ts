import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';

/** The next number of a document type that numbers by itself, counted up in the type; empty for other types. */
export function nextNumber(type: RecordValue | undefined, store: Store): string {
  if (type === undefined || !member.flag(type, 'DocumentTypeAutoNumbering')) return '';
  const next = member.int(type, 'DocumentTypeAutoNumberingNextNumber');
  store.documentTypes.put(member.int(type, 'DocumentTypeID'), {
    ...type,
    DocumentTypeAutoNumberingNextNumber: numeric(next + 1),
  });
  const prefix = member.text(type, 'DocumentTypeAutoNumberingPrefix');
  return `${prefix}${next}${member.text(type, 'DocumentTypeAutoNumberingPostfix')}`;
}
