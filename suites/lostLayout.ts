import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { recordShape } from '../specs/shapes.ts';
import { showsLayout } from './showsLayout.ts';
import { unreadMembers } from './unreadMembers.ts';

/**
 * What an accepted write's echo is missing because the target did not understand how the record was written, in words;
 * undefined when it was understood. Only in the formats for which the document shows no layout of nested requests.
 *
 * What the same write in json is missing too (`inJson`) is lost by the target, however it is written.
 */
export function lostLayout(answer: Answer, inJson?: Answer): string | undefined {
  const { format } = answer.call;
  if (showsLayout(format)) return undefined;
  const anyway = inJson === undefined ? [] : unread(inJson);
  const lost = unread(answer).find((path) => !anyway.includes(path));
  return lost === undefined
    ? undefined
    : `${lost} was sent and came back empty. The document shows no layout for it in ${format}; see the setting "dialect"`;
}

/**
 * Whether the layout may be why a call is refused: not where it sends scalars alone, which the document shows in every
 * format (deletes, APIKeyGet).
 */
export const mayBeLayout = ({ call: { members } }: Answer): boolean =>
  Object.values(members).some((value) => isRecord(value) || Array.isArray(value));

function unread({ call, decoded }: Answer): readonly string[] {
  const { operation, members } = call;
  if (operation?.record === undefined) return [];
  const sent = members[operation.record];
  const echo = decoded?.value[operation.record];
  return isRecord(sent) ? unreadMembers(recordShape(operation.record), sent, isRecord(echo) ? echo : {}) : [];
}
