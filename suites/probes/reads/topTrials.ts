import * as fc from 'fast-check';
import { allShown, wholeMembers } from '../../../generators/messages/readMembers.ts';
import { asEvidence, evidenceIn, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import { type SearchTrial, searchSelections } from '../../../harness/evidence/search.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { noneFaults, topFaults } from '../../../harness/oracle/topFaults.ts';
import { isTaken, recordsRead } from '../../../harness/records/listed.ts';
import type { CheckResult } from '../../../harness/verdicts/Judgement.ts';
import { blocked, judgementOf } from '../../../harness/verdicts/judgements.ts';
import { type Judge, type Subject, subjectOf } from '../../../harness/verdicts/Subject.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operations } from '../../../specs/operations.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { evidenceKey, type ScenarioPlace } from '../../kernel/probe.ts';
import { attemptSelection, withTrials } from '../filters/selection.ts';
import { tellsListOfOne } from './oneElsewhere.ts';
import { tooMany, wholeProbe } from './wholeRead.ts';

/** The evidence of the run's own deletes of what a Get lists, in its format; of what no operation deletes, none. */
const deletesOf = (place: ScenarioPlace): readonly string[] =>
  [...operations.values()]
    .filter(({ name }) => name === place.operation.name.replace(/Get$/, 'Delete'))
    .map((operation) => evidenceKey({ ...place, operation }, plainCall));

/** One record of all, the deleted ones among them: it must not be one of each. */
const ofAll: RecordValue = { ReturnTopNRecords: numeric(1), ...allShown };

/** How often we ask again because the number of records has changed. */
const mostMoves = 2;

/**
 * ReturnTopNRecords with 1 and generated numbers, to more than there are: the evidence of GET-5. It waits until the run
 * has deleted such a record in that format: one that is not shown must not be counted. `again` is the single record a second time.
 */
export const topTrials = wholeProbe<'among' | 'again'>({
  name: 'top',
  follows: deletesOf,
  gather: async (wholeAtFirst, context, place) => {
    const { operation } = place;
    // The run writes between two readings. Beside an old list of all, a record that is missing now would not be noticed.
    const whole = context.isFurtherReading
      ? await context.call(operation, wholeMembers(context, operation))
      : wholeAtFirst;
    const count = recordsRead(whole).length;
    if (!isTaken(whole)) return asEvidence(whole);
    if (count >= context.maxRecords) return tooMany(context);
    if (count === 0) return moreThanAll(context, whole);
    let moved = mostMoves;
    const sentFor = new Map<number, number>();
    // What is drawn is meant beside the number of records, which the run's own deletes may have lowered since.
    let known = { whole, more: 0 };
    const attempt = async (top: number): Promise<SearchTrial> => {
      const most = top === 1 ? 1 : Math.max(1, top + known.more);
      sentFor.set(top, most);
      const trial = await attemptSelection(context, known.whole, {
        members: { ReturnTopNRecords: numeric(most) },
        isBroken: (one) => topFaults(one).length > 0,
      });
      const now = trial.evidence.others.afterwards ?? trial.evidence.others.after;
      if (trial.broken || now === undefined || !isTaken(now)) return trial;
      const more = recordsRead(now).length - count;
      const isOver = more === known.more;
      known = { whole: now, more };
      return isOver || top === 1 || moved-- <= 0 ? trial : attempt(top);
    };
    // A list of one is also what shows whether a record alone is still a list (GET-1, TYP-11). A server that counts deleted
    // records as well does not bring as many as there are.
    const firsts = deletesOf(place).length === 0 ? [1] : [1, count];
    const searched = await searchSelections({
      context,
      key: evidenceKey(place, 'top'),
      arbitrary: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(Math.max(1, count - 1), count, count + 1) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: Math.min(2 * count, context.maxRecords) }) },
      ),
      firsts,
      attempt,
      show: (top) => ({ ReturnTopNRecords: sentFor.get(top) ?? top }),
      runs: Math.max(1, Math.floor(context.runs / 10)) + firsts.length - 1,
    });
    const evidence = evidenceIn(searched);
    const among = operation.showDeleted === true ? { among: await context.call(operation, ofAll) } : {};
    const membersForOne = { ...wholeMembers(context, operation), ReturnTopNRecords: numeric(1) };
    const again = tellsListOfOne(place) ? { again: await context.call(operation, membersForOne) } : {};
    return { kind: 'evidence', evidence: { ...evidence, answer: whole, others: { ...among, ...again } } };
  },
});

/** Nothing came where more was asked for than there may be: one record shows whether there is anything. */
async function moreThanAll(context: GatherContext, whole: Answer): Promise<Gathered> {
  const { evidence } = await attemptSelection(context, whole, {
    members: { ReturnTopNRecords: numeric(1) },
    isBroken: (one) => noneFaults(one).length > 0,
  });
  return recordsRead(evidence.answer).length === 0
    ? blocked('nothing', 'there are no records to limit')
    : withTrials(whole, [evidence]);
}

/** Judges an answer of these trials that holds one record, unless a list of many breaks the clause too. */
export function judgeAlone(subject: Subject, clause: string, judge: Judge): CheckResult {
  const many = judgementOf(judge(subject));
  if (many.kind === 'judged' && many.violations.length > 0)
    return blocked(`clause:${clause}`, 'a list of many records is not as documented either');
  const { again } = subject.others;
  const answers = [...subject.trials.map(({ answer }) => answer), again];
  const rulings = answers
    .filter((answer) => answer !== undefined)
    .filter((answer) => isTaken(answer) && recordsRead(answer).length === 1)
    .map((answer) => judgementOf(judge(subjectOf({ answer, others: {} }, subject.spec, subject.context))));
  const red = rulings.find((one) => one.kind === 'judged' && one.violations.length > 0);
  return red ?? rulings[0] ?? blocked('nothing', 'no answer holds a single record');
}
