import { isNumeric } from '../../specs/numeric.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { statusIn } from '../exchanges/statusBlock.ts';
import type { Effect } from '../target/Target.ts';

/**
 * Whether a call was refused, so that it may be made again another way.
 *
 * For a read, anything but a success counts. A call that may have changed something counts only when the answer says it did not:
 * a failure that can be read, or a refusal by HTTP.
 */
export function wasRefused({ exchange, decoded }: Answer, effect: Effect): boolean {
  const status = exchange.response?.status;
  if (status === undefined) return effect === 'read';
  if (decoded === null) return effect === 'read' || (status >= 400 && status < 500) || status === 501;
  const code = statusIn({ decoded })?.ErrorCode;
  if (code === undefined || code === null || code === '') {
    return effect === 'read' ? status >= 400 : status >= 400 && status < 500;
  }
  return (isNumeric(code) ? code.lexeme : code) !== '0';
}
