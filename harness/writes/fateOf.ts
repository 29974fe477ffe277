import { HookError } from '../../config/hooks/HookError.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { holdsDocumentedMember, statusIn } from '../exchanges/statusBlock.ts';
import { isStatusOfGateway } from '../exchanges/statusMeaning.ts';
import { NotAllowedError } from '../target/NotAllowedError.ts';
import { OutageError } from '../target/OutageError.ts';
import { asksForTime } from '../transport/retryAfterMs.ts';
import { idOf } from './idOf.ts';

/**
 * What became of a write, as far as its answer tells. `taken`: done. `refused`: nothing was done. `unknown`: it is over, and
 * nobody knows which. `open`: it may be carried out now, later or never.
 */
export type Fate = 'taken' | 'refused' | 'unknown' | 'open';

/** The fate of a call. Only this function decides whether a write may have been carried out. */
export function fateOf(answer: Answer): Fate {
  const { call, decoded, exchange } = answer;
  const { failure, response } = exchange;
  if (response === null) {
    if (failure?.unsent === true) return 'refused';
    // The target had begun to answer.
    return failure?.kind === 'size' ? 'unknown' : 'open';
  }
  const code = statusIn(answer)?.ErrorCode;
  const text = isNumeric(code) ? code.lexeme : typeof code === 'string' ? code.trim() : '';
  if (text === '0') return 'taken';
  // HTTP itself refused it, and nothing was done.
  if (response.status >= 400 && response.status < 500) return 'refused';
  if (!holdsDocumentedMember(answer) && isStatusOfGateway(response.status)) {
    // A target that invites a retry did not process the call; such a write is sent again (openTarget.ts).
    return asksForTime(response) ? 'refused' : 'open';
  }
  // A code that contradicts the rest of the answer leaves it unknown (ENV-2). A failed delete may name its target (ERR-3).
  const { result, entityID } = decoded?.value ?? {};
  const tellsSuccess = call.operation?.kind === 'delete' ? result === true : idOf(entityID) !== undefined;
  return text === '' || tellsSuccess ? 'unknown' : 'refused';
}

/** Whether an error in place of an answer says that the call was certainly not carried out. For any other error nobody knows. */
export const saysNotDone = (error: unknown): boolean =>
  error instanceof NotAllowedError ||
  error instanceof HookError ||
  (error instanceof OutageError && error.isNotDone);
