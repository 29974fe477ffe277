import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { recordShape } from '../specs/shapes.ts';
import { showsLayout } from './showsLayout.ts';
import { unreadMember } from './unreadMember.ts';

/**
 * What an accepted write's echo is missing because the target did not understand how the record was written, in words;
 * undefined when it was understood. Only in the formats for which the document shows no layout of nested requests.
 */
export function lostLayout({ call, decoded }: Answer): string | undefined {
  const { operation, members, format } = call;
  if (showsLayout(format) || operation?.record === undefined) return undefined;
  const sent = members[operation.record];
  const echo = decoded?.value[operation.record];
  if (!isRecord(sent)) return undefined;
  const lost = unreadMember(recordShape(operation.record), sent, isRecord(echo) ? echo : {});
  return lost === undefined
    ? undefined
    : `${lost} was sent and came back empty. The document shows no layout for it in ${format}; see the setting "dialect"`;
}
