import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { isMissing } from '../../clauses/DEL/removed.ts';
import { sameNumber } from '../../compare/values.ts';
import { writtenRecord } from '../../kernel/echo.ts';
import { found, unprepared, wanting } from '../../kernel/gathered.ts';
import { isRefused, outcomeOf } from '../../kernel/outcomeOf.ts';
import { plainAgain } from '../../kernel/plainAgain.ts';
import { presence } from '../../kernel/presence.ts';
import { isEvenTurn, type Scenario, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { afterTheDelete, type besideTheDeleted, deleteMembers, unknownTarget } from '../deletes.ts';
import { ownCompany, siblingKey } from '../ownRecords.ts';
import { affectedId, overlaid, unknownId } from '../writing.ts';
import { kindOf, plainBuild } from './kinds.ts';
import { controlKey, idGivenTwice, plainInsertAgain } from './plainInserts.ts';
import { writerOf, writtenId } from './Writer.ts';
import { refusedWithOptions } from './withOptions.ts';

type Base = Pick<Scenario, 'name' | 'where' | 'effect' | 'apart'>;

const apart = (name: string): Base => ({ name, where: 'default', effect: 'write', apart: true });

/**
 * Inserts a record with the name of an application, which its plain insert leaves out, and updates it with that, or with
 * another's; where the Update is refused or changes another record, once more without.
 */
export const writingWith = (name: string, member: string): Scenario => ({
  ...apart(name),
  expects: 'success',
  creates: 'one record',
  requires: (place) => [controlKey(place)],
  gather: async (context, place) => {
    const plain = await context.other(controlKey(place));
    if (plain.kind !== 'evidence') return plain;
    const without = plain.evidence.answer;
    const kind = kindOf(place.operation);
    const built = plainBuild(place.operation)(context, `${name}-${place.format}`, place);
    if (typeof built === 'string') return wanting(built);
    const record = overlaid(built, flagsOf(without));
    const { write } = writerOf(context, place, kind);
    const more = { [member]: 'Assay' };
    const insert = await write(record, 'Insert', more);
    const id = writtenId(insert);
    if (id === undefined || !kind.updates.includes('Update'))
      return found(insert, {
        without,
        ...(await plainInsertAgain(context, place, without, insert)),
      });
    const echo = insert.decoded?.value[place.operation.record ?? ''];
    const change = kind.changed(`updated ${context.unique('text')}`, (echo ?? {}) as RecordValue, context);
    const changed = overlaid(overlaid(record, change), { [place.operation.id ?? '']: id });
    // What one application inserted, another one may update.
    const update = await write(changed, 'Update', isEvenTurn(place) ? { [member]: 'Another' } : more);
    const goesElsewhere = affectsAnother(update, id);
    if (!isRefused(update) && !goesElsewhere) return found(insert, { without, update });
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
 * Deletes a company of the run with more members than the plain delete sends, one that was made beside that one's;
 * `others.refused` where the plain one was first refused with templates.
 */
export const deletingWith = (
  name: string,
  beside: (typeof besideTheDeleted)[number],
  more: RecordValue,
): Scenario => ({
  ...apart(name),
  expects: 'success',
  requires: (place) => [siblingKey(place, place.operation.name)],
  // That looks whether the plain delete took away this company too.
  follows: (place) => [siblingKey(place, place.operation.name, afterTheDelete)],
  gather: async (context, place) => {
    const plain = await context.other(siblingKey(place, place.operation.name));
    if (plain.kind !== 'evidence') return plain;
    const shared = await idGivenTwice(context, place, 'CompanyUpdate');
    if (shared !== undefined) return shared;
    const made = plain.evidence.others[beside];
    const id = made === undefined ? (await ownCompany(context, place))?.id : affectedId(made);
    if (id === undefined) return unprepared('inserting a company');
    const { before, after } = plain.evidence.others;
    if (made !== undefined && after !== undefined && presence(after, id) === 'gone') {
      const isTaken = before !== undefined && isMissing(before, after, id);
      const message = isTaken
        ? `the delete before took away the company ${id.lexeme}, too`
        : `the company ${id.lexeme} is not shown behind the delete of another`;
      const cause = isTaken ? 'clause:DEL-1' : 'control';
      return { kind: 'blocked', cause, message, answer: plain.evidence.answer };
    }
    const answer = await context.call(place.operation, { CompanyIDToDelete: id, ...more });
    const without = plain.evidence.answer;
    const others: Record<string, Answer> = { without };
    const { refused } = plain.evidence.others;
    if (refused !== undefined) others.refused = refused;
    // There may be no more deletes to be had by now: then the one without the member is refused, too.
    if (isRefused(answer) && outcomeOf(without, 'success') === 'succeeded')
      others[plainAgain] = await context.call(place.operation, { CompanyIDToDelete: id });
    return found(answer, others);
  },
});

/** The call on what does not exist once more, with the member if the other one leaves it out, else without. */
export const deletingUnknownOtherwise = (name: string, member: string): Scenario => ({
  ...apart(name),
  expects: 'failure',
  requires: unknownKey,
  gather: async (context, place) => {
    const [key = ''] = unknownKey(place);
    const plain = await context.other(key);
    if (plain.kind !== 'evidence') return plain;
    const { answer } = plain.evidence;
    const { operation } = place;
    const { [member]: sent, ...rest } = deleteMembers(operation, unknownTarget(context, place));
    if (sent !== undefined) return found(answer, { without: await context.call(operation, rest) });
    return found(await context.call(operation, { ...rest, [member]: 'Assay' }), { without: answer });
  },
});

function unknownKey(place: ScenarioPlace): readonly string[] {
  return [siblingKey(place, place.operation.name, 'unknown-id')];
}

/**
 * The call on a record that does not exist, without optional members and with them; beside it the one on a record that exists
 * (`existing`), which another scenario made with them, or without where it was refused with them (`refused`).
 */
export const unknownWith = (
  name: string,
  effect: Scenario['effect'],
  members: (id: RecordValue[string], sku: string | undefined) => RecordValue | string,
  more: (context: GatherContext) => RecordValue,
  existing?: string,
): Scenario => ({
  ...apart(name),
  effect,
  expects: 'failure',
  ...(existing === undefined
    ? {}
    : { requires: (place) => [siblingKey(place, place.operation.name, existing)] }),
  gather: async (context, place) => {
    const id = numeric(unknownId(context, `${place.operation.name}/${name}`));
    const sent = members(id, context.fixtures.knownSkus?.[0]);
    if (typeof sent === 'string') return wanting(sent);
    const without = await context.call(place.operation, sent);
    const answer = await context.call(place.operation, { ...sent, ...more(context) });
    if (existing === undefined) return found(answer, { without });
    const other = await context.other(siblingKey(place, place.operation.name, existing));
    if (other.kind === 'blocked') return found(answer, { without });
    const { [refusedWithOptions]: refused } = other.evidence.others;
    return found(answer, {
      without,
      existing: other.evidence.answer,
      ...(refused === undefined ? {} : { refused }),
    });
  },
});
