import type { Answer } from '../harness/Answer.ts';
import type { BlockCause } from '../harness/Judgement.ts';
import type { Place } from '../specs/Clause.ts';
import { addressClause } from './addressClause.ts';

/**
 * What is to blame where a call was refused as if the target did not read its format: the clause that promises an answer
 * there, or the layout where the refusal may be about a namespace that no answer tells.
 */
export const addressCause = (
  answer: Answer,
  { address, format }: Pick<Place, 'address' | 'format'>,
): BlockCause => (isUntold(answer) ? 'layout' : `clause:${addressClause(address, format)}`);

/** Whether that is all that is known of the documented call (`Capabilities.untold`). */
export const isUntold = ({ untold, detour }: Answer): boolean => (detour?.refused.untold ?? untold) === true;

/** Said of it in a verdict. */
export const untoldMessage = ({ call: { format }, exchange, detour }: Answer): string =>
  `${format} is refused without a word (HTTP ${(detour?.refused.exchange ?? exchange).response?.status}) and may want a namespace that no answer tells; see the setting "dialect"`;
