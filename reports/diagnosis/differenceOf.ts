import type { Verdict } from '../../harness/Verdict.ts';

/**
 * What is wrong in a verdict, in words that are the same wherever the same habit shows: numbers, positions and the
 * operation's name differ from place to place within one habit, so they are taken out.
 */
export function differenceOf({
  status,
  message,
  expected,
  actual,
  operation,
}: Pick<Verdict, 'status' | 'message' | 'expected' | 'actual' | 'operation'>): string {
  // What came instead of a message differs in each operation; why it can't be read does not.
  const isUnread = message?.startsWith("the answer can't be read") === true;
  const parts = status === 'errored' ? [message] : isUnread ? [expected, message] : [expected, actual];
  return parts
    .map((part) => (part ?? '').replaceAll(operation, '<operation>').replace(/\d+/g, '#'))
    .join('\u0000');
}
