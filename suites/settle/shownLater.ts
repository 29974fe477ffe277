import { alwaysSent } from '../../generators/messages/readMembers.ts';
import type { Lost } from '../../harness/canonical/gaps.ts';
import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../harness/exchanges/outcome.ts';
import { findRecord } from '../../harness/exchanges/shownRecords.ts';
import type { Judgement, Violation } from '../../harness/verdicts/Judgement.ts';
import { blocked, judged } from '../../harness/verdicts/judgements.ts';
import { gapBreaches, readableGaps, recordGaps } from '../../harness/writes/echoGaps.ts';
import { numeric, sameNumber } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import { getShowing } from '../../specs/writtenAndRead.ts';
import type { Chain, ChainStep, ReadName } from '../probes/recordActions/chain.ts';
import { trustedGet, type WrittenChain } from '../probes/recordActions/trusted.ts';
import { writtenId } from '../probes/writing.ts';
import { readUntilShown, supersededWrite } from './readUntilShown.ts';

/** The write that each read of a chain comes behind. */
const writeBefore = { 'read-update': 'update', 'read-present': 'present', final: 'partly' } as const;

const readNames = Object.keys(writeBefore) as readonly ReadName[];

/**
 * Reads the chain's record behind a write until the Get shows what was written, for 5 s at most. The read that is believed stands
 * under its name; the first one stands beside it as `-at-once` where it did not show that yet.
 *
 * What is not shown by then is asked for again by another request, for an answer may be kept for equal ones. Where that shows it,
 * it is believed, and the one that did not stands beside it as `-kept`. A Get that showed it nowhere is not waited for again, and one
 * that was not answered on a record before this one is left out.
 */
export async function readBehind(
  { context, place, steps, without }: Chain,
  name: ReadName,
  insert: Answer,
  read: () => Promise<Answer>,
): Promise<void> {
  if (without[name] !== undefined) return;
  const chain = { answer: insert, evidence: { others: steps } };
  const lacks = (at: ReadName, answer: Answer | undefined): boolean => {
    const write = steps[writeBefore[at]];
    return write !== undefined && answer !== undefined && missing(chain, write, answer).length > 0;
  };
  if (readNames.some((earlier) => lacks(earlier, steps[earlier]))) {
    steps[name] = await read();
    return;
  }
  const { atOnce, answer } = await readUntilShown(context, read, (one) => !lacks(name, one));
  steps[name] = answer;
  if (!lacks(name, answer)) {
    if (answer !== atOnce) steps[`${name}-at-once`] = atOnce;
    return;
  }
  const { operation: get } = answer.call;
  if (get === null || getShowing(place.operation) === undefined) return;
  const other = await context.call(get, {
    ReturnTopNRecords: numeric(Math.max(1, context.maxRecords - 1)),
    ...alwaysSent(get),
  });
  if (holds(chain, other) && !lacks(name, other)) {
    steps[name] = other;
    steps[`${name}-kept`] = answer;
  }
}

/** Said of it in a verdict, as a warning. */
export const shownOnlyLater = 'the Get shows what was written only later';

/** Whether a read in the evidence did not show at once what was written before it. */
export const showsLater = ({ others }: Pick<Evidence, 'others'>): boolean =>
  Object.keys(others).some((name) => /(?:^|-)at-once$|-kept$/.test(name));

const holds = ({ answer }: WrittenChain, read: Answer): boolean =>
  findRecord(read, writtenId(answer)) !== undefined;

/**
 * What a read of the chain's record does not show of a write that was taken, as far as that Get showed an insert. Nothing where it can't
 * be told.
 */
function missing(chain: WrittenChain, write: Answer, read: Answer): readonly Lost[] {
  const id = writtenId(chain.answer);
  const isTrusted = trustedGet(chain);
  const list = read.call.operation?.list ?? '';
  if (id === undefined || isTrusted === undefined || !sameNumber(writtenId(write), id)) return [];
  if (outcomeOf(read, 'success') !== 'succeeded' || !Array.isArray(read.decoded?.value[list])) return [];
  const record = findRecord(read, id);
  const others = recordsOf(read.decoded?.value[list]).length;
  if (record === undefined) return [{ path: '', expected: `id ${id.lexeme}`, actual: `${others} others` }];
  return readableGaps(read, list, recordGaps(write, record).filter(isTrusted));
}

/**
 * Judges the reads of a chain that stand beside the believed ones, `-at-once` or `-kept`: what they do not show of the write before them.
 * Where the Get showed no write at all, the clause of its action judges that.
 */
export function shownBesides({ chain }: ChainStep, which: 'at-once' | 'kept', message: string): Judgement {
  const { others } = chain.evidence;
  const found: Violation[] = [];
  let met = 0;
  for (const name of readNames) {
    const [write, read, beside] = [others[writeBefore[name]], others[name], others[`${name}-${which}`]];
    if (write === undefined || read === undefined || !holds(chain, read)) continue;
    if (!sameNumber(writtenId(write), writtenId(chain.answer)) || missing(chain, write, read).length > 0)
      continue;
    if (which === 'at-once' && others[`${name}-kept`] !== undefined) continue;
    met += 1;
    if (beside === undefined) continue;
    const other = supersededWrite(chain.context, write, beside);
    if (other !== undefined) return other;
    const list = beside.call.operation?.list ?? '';
    found.push(...gapBreaches(beside, missing(chain, write, beside), message, list));
  }
  return met === 0 ? blocked('clause:ACT-2', 'the Get shows no Update of the record') : judged(found);
}
