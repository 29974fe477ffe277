import type { Place } from '../../specs/Clause.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { addressClause } from '../../specs/promises.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { holdsNoMessage } from '../exchanges/unreadable.ts';
import type { BlockCause } from './Judgement.ts';
import { blocked } from './judgements.ts';

/**
 * What is to blame for a call that was refused as if the target did not read its format. It is the clause that promises an answer
 * there, or the layout where the refusal may be about a namespace that no answer tells.
 */
export const addressCause = (
  answer: Answer,
  { address, format }: Pick<Place, 'address' | 'format'>,
): BlockCause => (isLayoutUntold(answer) ? 'layout' : `clause:${addressClause(address, format)}`);

/** Whether that is all that is known of the documented call (`Capabilities.untold`). */
export const isLayoutUntold = ({ untold, detour }: Answer): boolean =>
  (detour?.refused.untold ?? untold) === true;

/**
 * Whether the layout may be why a call is refused: not where it sends scalars alone, which the document shows in every
 * format (deletes, APIKeyGet). Nor where it was understood elsewhere.
 */
export const mayBeLayout = ({ call: { members }, layoutKnown }: Answer): boolean =>
  layoutKnown !== true && Object.values(members).some((value) => isRecord(value) || Array.isArray(value));

/** Said of it in a verdict. */
export const untoldMessage = ({ call: { format }, exchange, detour }: Answer): string =>
  `${format} is refused without a reason (HTTP ${(detour?.refused.exchange ?? exchange).response?.status}) and may need a namespace that no answer shows; see the setting "dialect"`;

/** What stands in the way where an answer can't be read: our own limits, or the clause that promises an answer there. */
export const unreadableCause = (answer: Answer, place: Pick<Place, 'address' | 'format'>): BlockCause =>
  answer.decodeError?.reason === 'size' ? 'size' : addressCause(answer, place);

/**
 * Blocks a check that has to know whether a further call succeeded, by an answer that does not tell. Then nothing in it can be read, or
 * it lacks the status block.
 */
export const unknownOutcomeOf = (answer: Answer): ReturnType<typeof blocked> =>
  holdsNoMessage(answer)
    ? blocked(
        unreadableCause(answer, answer.call),
        `a further ${answer.call.operationName} brought no readable answer`,
      )
    : blocked('clause:ENV-1', 'no status block tells success from failure');
