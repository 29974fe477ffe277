import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Judgement, Violation } from '../../harness/verdicts/Judgement.ts';
import { numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import { type Gap, gaps } from '../compare/gaps.ts';
import { sameNumber } from '../compare/values.ts';
import { blocked, breach, judged } from '../kernel/judgements.ts';
import { outcomeOf } from '../kernel/outcome.ts';
import { findRecord, isMemberUnreadable, writtenRecord } from '../kernel/records.ts';
import { alwaysSent } from '../probes/reads/wholeRead.ts';
import type { Chain, ChainStep, ReadName } from '../probes/recordActions/chain.ts';
import { kindOf } from '../probes/recordActions/kinds.ts';
import { trustedGet, type Written } from '../probes/recordActions/trusted.ts';
import { writtenId } from '../probes/recordActions/Writer.ts';
import { readUntilShown, supersededWrite } from './readUntilShown.ts';

/** The write that each read of a chain comes behind. */
const writeBefore = { 'read-update': 'update', 'read-present': 'present', final: 'partly' } as const;

const readNames = Object.keys(writeBefore) as readonly ReadName[];

/**
 * Reads the chain's record behind a write until the Get shows what was written, for 5 s at most. The read that is believed stands
 * under its name; the first one stands beside it as `-at-once` where it did not show that yet.
 *
 * What is not shown by then is asked for once more by another request, for an answer may be kept for equal ones. Where that shows it,
 * it is believed, and the one that did not stands beside it as `-kept`. A Get that showed it nowhere is not waited for again, and one
 * that was not answered on a record before this one is left out.
 */
export async function readBehind(
  { context, kind, steps, without }: Chain,
  name: ReadName,
  insert: Answer,
  read: () => Promise<Answer>,
): Promise<void> {
  if (without[name] !== undefined) return;
  const chain = { answer: insert, evidence: { others: steps as Readonly<Record<string, Answer>> } };
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
  if (get === null || kind.get === undefined) return;
  const other = await context.call(get, {
    ReturnTopNRecords: numeric(Math.max(1, context.maxRecords - 1)),
    ...alwaysSent(get),
  });
  if (holds(chain, other) && !lacks(name, other)) {
    steps[name] = other;
    steps[`${name}-kept`] = answer;
  }
}

/** Whether a read in the evidence did not show at once what was written before it. */
export const showsLater = ({ others }: Pick<Evidence, 'others'>): boolean =>
  Object.keys(others).some((name) => /(?:^|-)at-once$|-kept$/.test(name));

/** A plain member of what was written that a read does not show. */
type Missing = Pick<Gap, 'path' | 'expected' | 'actual'>;

const holds = ({ answer }: Written, read: Answer): boolean =>
  findRecord(read, writtenId(answer)) !== undefined;

/**
 * What a read of the chain's record does not show of a write that was taken, in what that Get showed of an insert; nothing where
 * it can't be told.
 */
function missing(chain: Written, write: Answer, read: Answer): readonly Missing[] {
  const id = writtenId(chain.answer);
  const isTrusted = trustedGet(chain);
  const list = read.call.operation?.list ?? '';
  if (id === undefined || isTrusted === undefined || !sameNumber(writtenId(write), id)) return [];
  if (outcomeOf(read, 'success') !== 'succeeded' || !Array.isArray(read.decoded?.value[list])) return [];
  const record = findRecord(read, id);
  const others = recordsOf(read.decoded?.value[list]).length;
  if (record === undefined) return [{ path: '', expected: `id ${id.lexeme}`, actual: `${others} others` }];
  const { shape, sent } = writtenRecord(write);
  const names = Object.keys(kindOf(write.call.operation).named(''));
  return gaps(shape, sent, record, names).filter(
    (gap) => isTrusted(gap) && !isMemberUnreadable(read, `${list}.${gap.path}`),
  );
}

/**
 * Judges the reads of a chain that stand beside the believed ones, `-at-once` or `-kept`: what they do not show of the write before
 * them. Where the Get showed no write at all, that is the clause's of its action.
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
    for (const { path, expected, actual } of missing(chain, write, beside)) {
      const at = [list, path].filter((part) => part !== '').join('.');
      found.push(breach(beside, message, expected, actual, at));
    }
  }
  return met === 0 ? blocked('clause:ACT-2', 'the Get shows no Update of the record') : judged(found);
}
