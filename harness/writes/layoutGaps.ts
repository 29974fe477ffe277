import type { Dialect } from '../../formats/Dialect.ts';
import { orderedMembers } from '../../formats/write/orderedMembers.ts';
import { ordinal } from '../../formats/xml/dialectMembers.ts';
import { showsLayout } from '../../specs/Format.ts';
import { isBlank } from '../../specs/isBlank.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Gap } from '../canonical/gaps.ts';
import { recordIn, sameValue } from '../canonical/values.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Capabilities } from '../target/Capabilities.ts';
import type { Judgement } from '../verdicts/Judgement.ts';
import { blocked } from '../verdicts/judgements.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * Whether a member may be missing because of how it was written, which the document does not show. That is the items of lists, and
 * whatever stands alone in a record: nothing shows that the record was understood. In xml and soap it is also what a server passes over
 * that reads members in one order only. `answer` is the answer to the write.
 */
export function gapMayBeLayout(
  { isMissing, isInList, isPartly = false, path }: Gap,
  { call: { format }, layoutKnown }: Answer,
  { dialect, unsettled = [] }: Capabilities,
  compared: { readonly shape: RecordShape; readonly sent: RecordValue; readonly found: RecordValue },
): boolean {
  if (showsLayout(format) || layoutKnown === true || !isMissing) return false;
  if (format !== 'csv' && isPartly) return false;
  if (isInList || isPartly || unsettled.length > 0) return true;
  let { shape, sent, found } = compared;
  for (const name of path.split('.')) {
    const isPassedOver = format !== 'csv' && isDropped(shape, sent, name, dialect, found);
    if (isPassedOver || !hasSibling(sent, found, name)) return true;
    const type = shape.byName.get(name)?.type;
    if (type?.kind === 'record')
      ({ shape, sent, found } = {
        shape: type.record,
        sent: recordIn(sent[name]),
        found: recordIn(found[name]),
      });
  }
  return false;
}

/** Whether something else of the same record was read and came back. */
const hasSibling = (sent: RecordValue, found: RecordValue, name: string): boolean =>
  Object.keys(sent).some((other) => other !== name && cameBack(other, sent, found));

const cameBack = (name: string, sent: RecordValue, found: RecordValue): boolean =>
  showsItself(sent[name], found[name]);

/** Whether a value that says something came back, or one of those in a record. */
const showsItself = (sent: Value | undefined, found: Value | undefined): boolean =>
  isRecord(sent)
    ? isRecord(found) && Object.keys(sent).some((name) => showsItself(sent[name], found[name]))
    : !isBlank(sent) && sameValue(sent, found);

/**
 * Whether a server that reads members in the order that was not written passes over this one. It would pass over others as well: where
 * one of those came back (`found`), the server reads in another way.
 */
function isDropped(
  shape: RecordShape,
  sent: RecordValue,
  name: string,
  dialect: Dialect,
  found: RecordValue = {},
): boolean {
  const dropped = passedOver(shape, sent, dialect);
  return dropped.includes(name) && !dropped.some((other) => cameBack(other, sent, found));
}

function passedOver(shape: RecordShape, sent: RecordValue, dialect: Dialect): readonly string[] {
  const documented = orderedMembers(shape, sent).map((member) => member.name);
  const sorted = [...documented].sort(ordinal);
  const [written, read] = dialect.xmlMemberOrder === 'ordinal' ? [sorted, documented] : [documented, sorted];
  let last = -1;
  return written.filter((one) => {
    const rank = read.indexOf(one);
    const isPassed = rank <= last;
    last = Math.max(last, rank);
    return isPassed;
  });
}

/** Blocked by the layout where xml or soap may not have brought the id of a written record across. */
export function unreadIdOf(answer: Answer, { dialect, unsettled = [] }: Capabilities): Judgement | undefined {
  const { format, operation } = answer.call;
  if (showsLayout(format) || format === 'csv') return undefined;
  const { shape, sent } = writtenRecord(answer);
  const isDoubtful =
    unsettled.length > 0 || (operation?.id !== undefined && isDropped(shape, sent, operation.id, dialect));
  const message = `the server may ignore ${operation?.id} as Assay writes it in ${format}; see the setting "dialect"`;
  return isDoubtful ? blocked('layout', message) : undefined;
}
