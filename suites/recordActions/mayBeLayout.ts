import type { Dialect } from '../../formats/Dialect.ts';
import { orderedMembers } from '../../formats/write/orderedMembers.ts';
import { ordinal } from '../../formats/xml/dialectMembers.ts';
import type { Capabilities } from '../../harness/Capabilities.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Gap } from './gaps.ts';

/**
 * Whether a member may be missing because of how it was written, which the document does not show: anything in csv;
 * in xml and soap the items of lists, whatever stands alone in a record (its namespace is unproven), and what a
 * server that reads members in one order only would pass over.
 */
export function mayBeLayout(
  { isMissing, isInList, isPartly = false, path }: Gap,
  format: Format,
  { dialect, unsettled = [] }: Capabilities,
  {
    shape,
    sent,
    found,
  }: { readonly shape: RecordShape; readonly sent: RecordValue; readonly found: RecordValue },
): boolean {
  if (format === 'json' || format === 'jsv' || !isMissing) return false;
  if (format !== 'csv' && isPartly) return false;
  if (format === 'csv' || isInList || unsettled.length > 0) return true;
  let at = { shape, sent, found };
  for (const name of path.split('.')) {
    if (isDropped(at.shape, at.sent, name, dialect) || !hasSibling(at.sent, at.found, name)) return true;
    const type = at.shape.byName.get(name)?.type;
    if (type?.kind === 'record') {
      at = { shape: type.record, sent: recordIn(at.sent, name), found: recordIn(at.found, name) };
    }
  }
  return false;
}

const recordIn = (record: RecordValue, name: string): RecordValue => {
  const value = record[name];
  return isRecord(value) ? value : {};
};

/** Whether something else of the same record was read and came back. */
const hasSibling = (sent: RecordValue, found: RecordValue, name: string): boolean =>
  Object.keys(sent).some(
    (other) =>
      other !== name && typeof sent[other] === 'string' && sent[other] !== '' && sent[other] === found[other],
  );

/** Whether a server that reads members in the order that was not written passes over this one. */
export function isDropped(shape: RecordShape, sent: RecordValue, name: string, dialect: Dialect): boolean {
  const documented = orderedMembers(shape, sent).map((member) => member.name);
  const sorted = [...documented].sort(ordinal);
  const [written, read] = dialect.xmlMemberOrder === 'ordinal' ? [sorted, documented] : [documented, sorted];
  let last = -1;
  for (const one of written) {
    const rank = read.indexOf(one);
    if (rank > last) last = rank;
    else if (one === name) return true;
  }
  return false;
}
