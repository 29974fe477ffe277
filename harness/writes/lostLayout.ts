import { showsLayout } from '../../specs/Format.ts';
import { isBlank } from '../../specs/isBlank.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';

/**
 * What an accepted write's echo is missing because the target did not understand how the record was written, in words;
 * undefined when it was understood. Only in the formats for which the document shows no layout of nested requests.
 *
 * What the same write in json is missing too (`inJson`) is lost by the target, however it is written.
 */
export function lostLayout(answer: Answer, inJson?: Answer): string | undefined {
  const { format } = answer.call;
  if (showsLayout(format) || answer.layoutKnown === true) return undefined;
  const anyway = inJson === undefined ? [] : unread(inJson);
  const lost = unread(answer).find((path) => !anyway.includes(path));
  return lost === undefined
    ? undefined
    : `${lost} was sent and came back empty. The document shows no layout for it in ${format}; see the setting "dialect"`;
}

function unread({ call, decoded }: Answer): readonly string[] {
  const { operation, members } = call;
  if (operation?.record === undefined) return [];
  const sent = members[operation.record];
  const echo = decoded?.value[operation.record];
  return isRecord(sent) ? unreadMembers(recordShape(operation.record), sent, isRecord(echo) ? echo : {}) : [];
}

/**
 * The plain members that were sent with a value and came back with none, by their paths, a row as a whole; none when the
 * target read them all. What comes back altered was read.
 */
function unreadMembers(
  shape: RecordShape,
  sent: RecordValue,
  echo: RecordValue,
  path = shape.name,
): readonly string[] {
  return shape.members.flatMap(({ name, type, plain }) => {
    const value = sent[name];
    if (isBlank(value)) return [];
    const back = echo[name];
    const at = `${path}.${name}`;
    if (type.kind === 'record' && isRecord(value))
      return unreadMembers(type.record, value, isRecord(back) ? back : {}, at);
    if (type.kind === 'list' && type.item.kind === 'record' && Array.isArray(value))
      return unreadRows(type.item.record, value, Array.isArray(back) ? back : [], at);
    return plain === true && isBlank(back) ? [at] : [];
  });
}

function unreadRows(
  shape: RecordShape,
  sent: readonly Value[],
  back: readonly Value[],
  path: string,
): readonly string[] {
  const rows = back.filter(isRecord);
  return sent.flatMap((row, index) =>
    isRecord(row) && !rows.some((one) => unreadMembers(shape, row, one).length === 0)
      ? [`${path}[${index}]`]
      : [],
  );
}
