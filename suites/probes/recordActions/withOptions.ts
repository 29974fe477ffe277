import type { Fixtures } from '../../../config/Settings.ts';
import { plainBuild } from '../../../generators/records/kinds.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import { found, type GatherContext, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isMissingAfterwards, presence } from '../../../harness/exchanges/shownRecords.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import { plainAgain } from '../../../harness/verdicts/refusals.ts';
import { affectedId, writerOf } from '../../../harness/writes/writtenRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { ofOperation, ofPlain, plainKey, probe, type Scenario, siblingKey } from '../../kernel/probe.ts';
import type { besideTheDeleted } from '../deletes.ts';
import { ownCompany } from '../ownRecords.ts';
import { afterTheDelete } from '../scenarioNames.ts';
import { demandOwnIds, plainInsertAgain } from './plainInserts.ts';

/** The scenario in which a call sends the optional members of its row, whatever the operation (ACT-10). */
const name = 'options';

/**
 * The answers beside a call with optional members. `without` is the same call without them, and `plain-again` is that call repeated where it was
 * refused with them. On a record that exists, `existing` is a call that was taken, and `refused` one that was refused with them.
 */
export type WithOptions = 'without' | 'refused' | 'existing' | typeof plainAgain;

/** Inserts a record with optional members of the request; without them the plain insert did. */
export const insertingWith = (operation: string, options: RecordValue) =>
  probe<WithOptions>({
    name,
    of: ofOperation(operation),
    effect: 'write',
    creates: 'one record',
    requires: ofPlain,
    gather: async (context, place) => {
      const plain = evidenceIn(await context.other(plainKey(place)));
      const record = plainBuild(place.operation)(context, `${name}-${place.format}`, place);
      const answer = await writerOf(context, place)(record, 'Insert', options);
      const without = plain.answer;
      return found(answer, { without, ...(await plainInsertAgain(context, place, without, answer)) });
    },
  });

/**
 * Reads with optional members, made from what the plain read brought without them: undefined where that brought nothing to ask for.
 */
export const readingWith = (
  operation: string,
  options: (fixtures: Fixtures, plain: Answer) => RecordValue | undefined,
) =>
  probe<WithOptions>({
    name,
    of: ofOperation(operation),
    requires: ofPlain,
    gather: async (context, place) => {
      const plain = evidenceIn(await context.other(plainKey(place)));
      const sent = options(context.fixtures, plain.answer);
      if (sent === undefined)
        return { kind: 'blocked', cause: 'nothing', message: 'the plain read brought nothing to ask for' };
      return found(await context.call(place.operation, sent), { without: plain.answer });
    },
  });

interface OnUnknown extends Partial<Pick<Scenario, 'effect'>> {
  /** What the call sends without optional members. */
  readonly members: (id: RecordValue[string], context: GatherContext) => RecordValue;
  readonly options: (context: GatherContext) => RecordValue;
  /** The scenario that makes the call on a record that exists: with the options, or without where it was refused with them. */
  readonly existing?: string;
}

/** The call on a record that does not exist, without optional members and with them. */
export const unknownWith = (operation: string, { members, options, existing, effect = 'write' }: OnUnknown) =>
  probe<WithOptions>({
    name,
    of: ofOperation(operation),
    effect,
    expects: 'failure',
    ...(existing && { requires: (place) => [siblingKey(place, operation, existing)] }),
    gather: async (context, place) => {
      const sent = members(numeric(unknownId(context, `${operation}/${name}`)), context);
      const without = await context.call(place.operation, sent);
      const answer = await context.call(place.operation, { ...sent, ...options(context) });
      if (existing === undefined) return found(answer, { without });
      const other = await context.other(siblingKey(place, operation, existing));
      if (other.kind === 'blocked') return found(answer, { without });
      const { [refusedWithOptions]: refused } = other.evidence.others;
      const beside = { without, existing: other.evidence.answer };
      return found(answer, refused === undefined ? beside : { ...beside, refused });
    },
  });

/** The name in the evidence of a call that was refused with optional members, and made without them after that (ACT-10). */
const refusedWithOptions = 'with-options';

/** A call with optional members. Where it is refused twice, it is made without them, and the refusal stands in `others`. */
export async function takenWithOptions(
  options: RecordValue,
  make: (options: RecordValue) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly others: Answers }> {
  const first = await make(options);
  if (!isRefused(first) || Object.keys(options).length === 0) return { answer: first, others: {} };
  // A target may be busy for a moment.
  const again = await make(options);
  if (!isRefused(again)) return { answer: again, others: {} };
  return { answer: await make({}), others: { [refusedWithOptions]: again } };
}

/**
 * Deletes a company of the run with more members than the plain delete sends. It was made beside that one's. `refused` is the plain
 * delete where it was first refused with templates.
 */
export const deletingCompanyWith = (
  scenario: string,
  beside: (typeof besideTheDeleted)[number],
  more: RecordValue,
) =>
  probe<WithOptions>({
    name: scenario,
    of: ofOperation('CompanyDelete'),
    effect: 'write',
    requires: ofPlain,
    // That looks whether the plain delete took away this company too.
    follows: (place) => [siblingKey(place, place.operation.name, afterTheDelete)],
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
          ? `the delete before took away the company ${id.lexeme}, too`
          : `the company ${id.lexeme} is not shown behind the delete of another`;
        return { kind: 'blocked', cause: isLost ? 'clause:DEL-1' : 'control', message, answer: without };
      }
      const answer = await context.call(place.operation, { CompanyIDToDelete: id, ...more });
      // There may be no more deletes to be had by now: then the one without the member is refused, too.
      const isAlone = isRefused(answer) && outcomeOf(without, 'success') === 'succeeded';
      const again = isAlone ? await context.call(place.operation, { CompanyIDToDelete: id }) : undefined;
      return found(answer, { without, refused, [plainAgain]: again });
    },
  });
