import type { Gap } from '../../../harness/canonical/gaps.ts';
import type { Evidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { findRecord } from '../../../harness/exchanges/shownRecords.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { echoGaps, membersWithOwnClause, recordGaps } from '../../../harness/writes/echoGaps.ts';
import { writtenId } from '../writing.ts';
import type { ChainAnswer, ChainSubject } from './chain.ts';

/** A chain of record actions as far as it got: the insert of its own record, and the other answers by their names. */
export interface WrittenChain {
  readonly answer: Answer;
  readonly evidence: Pick<Evidence<ChainAnswer>, 'others'>;
}

/** What an insert's echo did not bring back is ACT-1's, or the layout's: it is not looked at again. */
export function trustedEcho(chain: WrittenChain): (gap: Gap) => boolean {
  const lost = [...membersWithOwnClause, ...lostIn([chain.answer, chain.evidence.others.control])];
  return ({ path }) => !lost.includes(path);
}

/** What of what was sent the echoes of these writes do not hold. */
const lostIn = (writes: readonly (Answer | undefined)[]): readonly string[] =>
  writes.flatMap((answer) => (answer === undefined ? [] : echoGaps(answer))).map(({ path }) => path);

/** The same of what stays: members of a clause of their own too, where no insert and no Update lost them. */
export function trustedToStay(chain: WrittenChain): (gap: Gap) => boolean {
  const { others } = chain.evidence;
  const lost = lostIn([chain.answer, others.control, others.update, others['update-again'], others.present]);
  const isTrusted = trustedEcho(chain);
  return (gap) => (membersWithOwnClause.includes(gap.path) ? !lost.includes(gap.path) : isTrusted(gap));
}

/**
 * The same for what a Get shows: what it did not show of the plain insert is ACT-6's. Undefined when it did not
 * show that record at all.
 */
export function trustedGet(chain: WrittenChain): ((gap: Gap) => boolean) | undefined {
  const { control, 'read-back': readBack } = chain.evidence.others;
  if (control === undefined || readBack === undefined) return undefined;
  const record = findRecord(readBack, writtenId(control));
  if (record === undefined) return undefined;
  const lost = new Set(recordGaps(control, record).map(({ path }) => path));
  const inEcho = trustedEcho(chain);
  return (gap) => inEcho(gap) && !lost.has(gap.path);
}

/** Why a chain's Get does not show what was inserted: what the Get itself says of that, else ACT-6. */
export function notShown(
  { evidence, context }: ChainSubject,
  read: 'read-back' | 'final' = 'read-back',
): Judgement {
  const get = evidence.others[read];
  const obstacle = get === undefined ? undefined : obstacleIn(get, context);
  return obstacle ?? blocked('clause:ACT-6', 'the Get does not show what was inserted', get?.exchange);
}
