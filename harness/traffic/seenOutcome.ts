import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded, isBare, outcomeOf } from '../exchanges/outcome.ts';
import { statusIn } from '../exchanges/statusBlock.ts';
import { holdsNoMessage } from '../exchanges/unreadable.ts';

/**
 * What an answer says of itself, where nobody knows what was to be expected:
 *
 * - `success`: it shows that the call did something, or brought what it asked for;
 * - `oddCode`: its code is no documented one, and it neither says what failed nor shows what was done: as a failure it breaks as much;
 * - `empty`: it says success, and shows nothing that was done;
 * - `failure`: it says that the call failed;
 * - `untold`: it can be read, and says neither;
 * - `unreadable`: nothing of the format that was asked for can be read.
 */
export type SeenOutcome = 'success' | 'oddCode' | 'empty' | 'failure' | 'untold' | 'unreadable';

/** The outcome by the answer alone. A code that contradicts the rest is believed, unless the rest could be no failure. */
export function seenOutcome(answer: Answer): SeenOutcome {
  const value = answer.decoded?.value;
  if (value === undefined || holdsNoMessage(answer)) return 'unreadable';
  const status = statusIn(answer);
  if (status === undefined)
    return isBare(answer) || outcomeOf(answer, 'any') === 'succeeded' || showsData(answer, value)
      ? 'success'
      : 'untold';
  const code = typeof status.ErrorCode === 'string' ? status.ErrorCode : '';
  if (code === '0') return didNothing(answer, value) ? 'empty' : 'success';
  const isText = typeof status.Message === 'string' && status.Message.trim() !== '';
  // A failure names nothing as affected (ENV-8, ENV-9), and says what failed (ENV-4).
  const isAffecting =
    value.result === true || (answer.call.operation?.kind === 'write' && isId(value.entityID));
  if (code !== '500' && hasSucceeded(answer)) {
    if (isAffecting || (!isText && showsData(answer, value))) return 'success';
    if (!isText) return 'oddCode';
  }
  return code === '' ? 'untold' : 'failure';
}

/** A write or a delete that affected nothing may be answered with success (ACT-5, ERR-4 are no MUST). */
function didNothing({ call: { operation } }: Answer, value: RecordValue): boolean {
  if (operation === null || operation.kind === 'get') return false;
  if (value.result === false) return true;
  const lists = (name: string): boolean => operation.response.some((member) => member.name === name);
  if (!lists('entityID') || value.result === true) return false;
  return !isId(value.entityID) && !isRecord(value[operation.record ?? '']);
}

/** Whether an answer with HTTP 200 holds a record or rows of the operation: nothing else would. */
function showsData({ call: { operation }, exchange }: Answer, value: RecordValue): boolean {
  if (exchange.response?.status !== 200 || operation === null) return false;
  const list = value[operation.list ?? ''];
  const record = value[operation.record ?? ''];
  return (Array.isArray(list) && list.length > 0) || (isRecord(record) && Object.keys(record).length > 0);
}

const isId = (id: unknown): boolean => isNumeric(id) && Number(id.lexeme) !== 0;
