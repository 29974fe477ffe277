import { kindOf, plainBuild } from '../../../generators/records/kinds.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { found, wanting } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isMissingAfterwards, presence } from '../../../harness/exchanges/shownRecords.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import { plainAgain } from '../../../harness/verdicts/refusals.ts';
import { affectedId, writerOf, writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import { both, hasRequestMember } from '../../../specs/rules.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import {
  ofOperation,
  ofPlain,
  ofThose,
  plainKey,
  probe,
  type ScenarioPlace,
  siblingKey,
} from '../../kernel/probe.ts';
import { type besideTheDeleted, deleteMembers, unknownTarget } from '../deletes.ts';
import { ownCompany } from '../ownRecords.ts';
import { afterTheDelete } from '../scenarioNames.ts';
import { idGivenTwice, plainInsertAgain } from './plainInserts.ts';
import type { WithOptions } from './withOptions.ts';

/** The name of the application that writes, which may be sent or left out (ACT-8). */
export const application = 'mvInsertUpdateDeleteSourceApplication';

const name = 'source-application';

const hasApplication = hasRequestMember(application);

/** The plain insert, and the Update with the name and without. */
export type WithApplication = 'without' | 'update' | 'update-again' | typeof plainAgain;

/**
 * Inserts a record with the name of an application, which its plain insert leaves out. Then it updates it with that name or another's;
 * again without, where the Update is refused or changes another record.
 */
export const writingWithApplication = probe<WithApplication>({
  name,
  of: ofThose(both(hasApplication, ({ operation }) => operation?.kind === 'write')),
  effect: 'write',
  creates: 'one record',
  requires: ofPlain,
  gather: async (context, place) => {
    const plain = await context.other(plainKey(place));
    if (plain.kind !== 'evidence') return plain;
    const without = plain.evidence.answer;
    const kind = kindOf(place.operation);
    const built = plainBuild(place.operation)(context, `${name}-${place.format}`, place);
    if (typeof built === 'string') return wanting(built);
    const record = overlaid(built, flagsOf(without));
    const write = writerOf(context, place);
    const more = { [application]: 'Assay' };
    const insert = await write(record, 'Insert', more);
    const id = writtenId(insert);
    if (id === undefined || !kind.updates.includes('Update'))
      return found(insert, { without, ...(await plainInsertAgain(context, place, without, insert)) });
    const echo = insert.decoded?.value[place.operation.record ?? ''];
    const change = kind.changed(`updated ${context.unique('text')}`, (echo ?? {}) as RecordValue, context);
    const changed = overlaid(overlaid(record, change), { [place.operation.id ?? '']: id });
    // What one application inserted, another one may update.
    const update = await write(
      changed,
      'Update',
      turnOf(place, 'applicationOfUpdate') === 'another' ? { [application]: 'Another' } : more,
    );
    if (!isRefused(update) && !affectsAnother(update, id)) return found(insert, { without, update });
    return found(insert, { without, update, 'update-again': await write(changed, 'Update') });
  },
});

/** The flags of a plain insert: what differs with the member is then the member's, and not another flag's. */
const flagsOf = (plain: Answer): RecordValue =>
  Object.fromEntries(
    Object.entries(writtenRecord(plain).sent).filter(([, value]) => typeof value === 'boolean'),
  );

/** Whether a write that succeeded names another record than the one that it was to change. */
export const affectsAnother = (update: Answer, id: Numeric): boolean => {
  const affected = writtenId(update);
  return affected !== undefined && !sameNumber(affected, id);
};

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
      const plain = await context.other(plainKey(place));
      if (plain.kind !== 'evidence') return plain;
      const shared = await idGivenTwice(context, place, 'CompanyUpdate');
      if (shared !== undefined) return shared;
      const { answer: without, others } = plain.evidence;
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

/** Deletes a company with the name of an application. */
export const deletingWithApplication = deletingCompanyWith(name, 'beside', { [application]: 'Assay' });

const unknownKey = (place: ScenarioPlace): string => siblingKey(place, place.operation.name, 'unknown-id');

/** Repeats the call on what does not exist: with the application's name if the other one leaves it out, else without. */
export const deletingUnknownOtherwise = probe<WithOptions>({
  name,
  of: ofThose(
    both(
      hasApplication,
      ({ operation }) => operation?.kind !== 'write' && operation?.name !== 'CompanyDelete',
    ),
  ),
  expects: 'failure',
  effect: 'write',
  requires: (place) => [unknownKey(place)],
  gather: async (context, place) => {
    const plain = await context.other(unknownKey(place));
    if (plain.kind !== 'evidence') return plain;
    const { answer } = plain.evidence;
    const { operation } = place;
    const { [application]: sent, ...rest } = deleteMembers(operation, unknownTarget(context, place));
    if (sent !== undefined) return found(answer, { without: await context.call(operation, rest) });
    return found(await context.call(operation, { ...rest, [application]: 'Assay' }), { without: answer });
  },
});
