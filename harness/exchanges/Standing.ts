import type { Answer } from './Answer.ts';
import { codeIn } from './statusBlock.ts';

/**
 * What one answer says about the key and about its format:
 *
 * - `works`: ErrorCode is 0.
 * - `fails`: ErrorCode is a number other than 0, or the HTTP status is 401 or 403.
 * - `turnedAway`: the HTTP status turned the request away without such a code. This says nothing about the key.
 * - `odd`: neither; the code is empty, missing or not a number. The answer is judged, not refused.
 * - `silent`: no HTTP answer.
 */
export type Standing = 'works' | 'fails' | 'turnedAway' | 'odd' | 'silent';

/** Reads an answer's standing (docs/judging.md, Outcome: exit code 3). */
export function standingOf(answer: Answer): Standing {
  const { response, failure } = answer.exchange;
  if (response === null) return failure?.kind === 'size' ? 'odd' : 'silent';
  const code = codeIn(answer)?.trim() ?? '';
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(code);
  if (isNumber && Number(code) === 0) return 'works';
  if (isNumber || response.status === 401 || response.status === 403) return 'fails';
  return response.status >= 400 ? 'turnedAway' : 'odd';
}
