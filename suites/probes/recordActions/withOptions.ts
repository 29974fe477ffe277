import { sameAgain } from '../../../harness/canonical/sayings.ts';
import { answerIn, asEvidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import {
  hasSucceeded,
  isRefused,
  madeAgainIfRefused,
  outcomeOf,
} from '../../../harness/exchanges/outcome.ts';
import { isMissingAfterwards, presence } from '../../../harness/records/shownRecords.ts';
import { madeUntilTaken, type Waiting } from '../../../harness/settle/madeUntilTaken.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import { plainAgain } from '../../../harness/verdicts/refusals.ts';
import { failureDifference } from '../../../harness/verdicts/sameWithOptions.ts';
import { affectedId } from '../../../harness/writes/writtenRecord.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import {
  ofOperation,
  plainKey,
  plainKeyOnly,
  probe,
  type ScenarioPlace,
  siblingKey,
} from '../../kernel/probe.ts';
import type { besideTheDeleted } from '../deletes.ts';
import { ownCompany } from '../madeForScenarios.ts';
import { afterTheDelete } from '../scenarioNames.ts';
import { demandOwnIds, insertsInFormats } from './plainInserts.ts';

/**
 * The answers beside a call with optional members. `without` is the same call without them, and `plain-again` is that call repeated where it was
 * refused with them. On a record that exists, `existing` is a call that was taken, and `refused` one that was refused with them.
 * `otherwise` is the call that was taken with another value of a member.
 * `same-again` is the earlier of two calls that failed in different ways, made again.
 */
export type WithOptions =
  | typeof refusedWithout
  | typeof refusedWithBoth
  | 'without'
  | 'refused'
  | 'existing'
  | 'otherAlone'
  | 'otherwise'
  | typeof plainAgain
  | typeof sameAgain;

/** The name in the evidence of a call that was refused with optional members, and made without them after that (ACT-10). */
export const refusedWithOptions = 'with-options';

/** The name in the evidence of a delete that was refused with two optional members, and made with one of them after that (ACT-10). */
export const refusedWithBoth = 'with-both-options';

/** The name in the evidence of a call that was refused without its optional members, and taken with them after that (ACT-10). */
export const refusedWithout = 'without-options';

/**
 * What a plain call tells that was refused (`refused`). Once the target could no longer hold a lock, the call is made with its optional
 * members: a target may want what may be left out. If that is taken, it is the answer, and the refusal stands beside it.
 */
export async function perhapsOnlyWith(
  context: Pick<GatherContext, 'call' | 'pause' | 'journal'>,
  refused: Answer,
  options: RecordValue,
): Promise<{ readonly answer: Answer; readonly others: Answers }> {
  const { operation, members } = refused.call;
  if (operation === null) throw new Error('a call with optional members is of an operation');
  const plain = () => context.call(operation, members);
  const later = await madeUntilTaken(context, refused, plain);
  if (!isRefused(later)) return { answer: later, others: {} };
  const answer = await madeAgainIfRefused(() => context.call(operation, { ...members, ...options }));
  // One that is not answered may have been carried out.
  if (!hasSucceeded(answer)) return { answer: isRefused(answer) ? refused : answer, others: {} };
  return { answer, others: { [refusedWithout]: later } };
}

/**
 * A call with optional members. Where it is refused for as long as a target may lock a record, it is made without them, and the refusal stands
 * in `others`. Without `waiting` it is made again only once: a label may cost money.
 */
export async function takenWithOptions(
  waiting: Waiting | null,
  options: RecordValue,
  make: (options: RecordValue) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly others: Answers }> {
  // A call without any is made again elsewhere (`answersBeside`).
  if (Object.keys(options).length === 0) return { answer: await make({}), others: {} };
  const again = () => make(options);
  const twice = await madeAgainIfRefused(again);
  const answer = waiting === null ? twice : await madeUntilTaken(waiting, twice, again);
  if (!isRefused(answer)) return { answer, others: {} };
  return { answer: await make({}), others: { [refusedWithOptions]: answer } };
}

/** The earlier of two failing calls again, where they differ and only one of them sends optional members. */
export async function againWhereDifferent(
  context: GatherContext,
  earlier: Answer,
  later: Answer,
  members: readonly string[],
): Promise<Answers> {
  const { operation } = earlier.call;
  const areFailures = [earlier, later].every((one) => outcomeOf(one, 'failure') === 'failed');
  if (operation === null || !areFailures || failureDifference(earlier, later, members) === undefined)
    return {};
  return { [sameAgain]: await context.call(operation, earlier.call.members) };
}

/**
 * Deletes a company of the run with more members than the plain delete sends. It was made beside that one's. `refused` is the plain
 * delete where it was first refused with templates.
 *
 * Where the delete is refused, it is made with `instead`. If that is taken, the target needs the members in this form, and refused no more than
 * a value.
 *
 * In some formats it sends the members of `also` beside them. If that is refused, it goes without them, and `otherAlone` is the delete with
 * those alone, which another scenario makes.
 */
export const deletingCompanyWith = (
  scenario: string,
  beside: (typeof besideTheDeleted)[number],
  more: (context: GatherContext) => RecordValue,
  also?: {
    readonly in: (place: ScenarioPlace) => boolean;
    readonly members: (context: GatherContext) => RecordValue;
    readonly alone: string;
  },
  instead?: RecordValue,
) =>
  probe<WithOptions>({
    name: scenario,
    of: ofOperation('CompanyDelete'),
    effect: 'write',
    requires: (place) => [
      ...plainKeyOnly(place),
      ...(also?.in(place) === true ? [siblingKey(place, place.operation.name, also.alone)] : []),
    ],
    // That looks whether the plain delete took away this company too.
    follows: (place) => [siblingKey(place, place.operation.name, afterTheDelete)],
    looksAt: (place) => insertsInFormats(place, 'CompanyUpdate'),
    gather: async (context, place) => {
      const plain = evidenceIn(await context.other(plainKey(place)));
      await demandOwnIds(context, place, 'CompanyUpdate');
      const { answer: without, others } = plain;
      const { [beside]: made, before, after, refused } = others;
      const id = made === undefined ? (await ownCompany(context, place))?.id : affectedId(made);
      if (id === undefined) return unprepared('inserting a company');
      if (made !== undefined && after !== undefined && presence(after, id) === 'gone') {
        const isLost = before !== undefined && isMissingAfterwards(before, after, id);
        const message = isLost
          ? `the delete before this one also removed the company ${id.lexeme}`
          : `the company ${id.lexeme} is no longer shown after the delete of another company`;
        return { kind: 'blocked', cause: isLost ? 'clause:DEL-1' : 'control', message, answer: without };
      }
      const remove = (options: RecordValue): Promise<Answer> =>
        madeAgainIfRefused(() => context.call(place.operation, { CompanyIDToDelete: id, ...options }));
      const isWithBoth = also?.in(place) === true;
      const members = more(context);
      const removeFirst = () => remove(isWithBoth ? { ...members, ...also.members(context) } : members);
      // A lock must be over before the members are sent one by one: what is deleted then is gone.
      const first = await madeUntilTaken(context, await removeFirst(), removeFirst);
      const isPairRefused = isWithBoth && isRefused(first);
      const fewer = isPairRefused ? await remove(members) : first;
      // The target may still be processing the new record.
      const answer = await madeUntilTaken(context, fewer, () => remove(members));
      // There may be no more deletes to be had by now: then the one without the member is refused, too.
      const isAlone = isRefused(answer) && hasSucceeded(without);
      const otherwise = isAlone && instead !== undefined ? await remove(instead) : undefined;
      if (otherwise !== undefined && hasSucceeded(otherwise))
        return asEvidence(answer, { without, refused, otherwise });
      const again = isAlone ? await context.call(place.operation, { CompanyIDToDelete: id }) : undefined;
      const calls = { without, refused, [plainAgain]: again };
      // A delete that was taken only after a wait says nothing about the options.
      if (also === undefined || !isPairRefused || answer !== fewer) return asEvidence(answer, calls);
      const alone = answerIn(await context.other(siblingKey(place, place.operation.name, also.alone)));
      return asEvidence(answer, { ...calls, [refusedWithBoth]: first, otherAlone: alone });
    },
  });
