import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';

/**
 * The records by descending id, limited to the first ReturnTopNRecords (rule 9, Limits 1). Records with the same id stay in the
 * order they came in.
 */
export function topRecords(
  records: readonly RecordValue[],
  idName: string,
  request: RecordValue,
): readonly RecordValue[] {
  const ordered = [...records].sort((one, other) => member.int(other, idName) - member.int(one, idName));
  const wanted = member.int(request, 'ReturnTopNRecords');
  return wanted > 0 ? ordered.slice(0, wanted) : ordered;
}
