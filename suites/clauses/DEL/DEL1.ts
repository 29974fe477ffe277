import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operation } from '../../../specs/operations.ts';
import { atDefaultAddress, both, operationIs } from '../../../specs/rules.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { sameNumber } from '../../compare/values.ts';
import type { Check } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found } from '../../kernel/gathered.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { listedIn, presence } from '../../kernel/presence.ts';
import type { Scenario, ScenarioPlace } from '../../kernel/Scenario.ts';
import {
  afterTheDelete,
  beforeTheDelete,
  besideTheDeleted,
  earlierFormats,
  getBehind,
  look,
} from '../../probes/deletes.ts';
import { siblingKey } from '../../probes/ownRecords.ts';
import { alwaysSent } from '../../probes/reads/wholeRead.ts';
import { deletedAgain, notFoundAgain, removed } from './removed.ts';

/**
 * A search for the record that was deleted, or for another that the look behind it shows: by their ids, joined by Or. Nothing
 * where there is no other, or where a delete is not seen by an id.
 */
async function searched(
  context: GatherContext,
  get: Operation,
  deleted: Answer,
  after: Answer,
): Promise<Readonly<Record<string, Answer>>> {
  const { id: FieldName, filters } = get;
  const { target } = deleted.call.operation ?? {};
  const gone = target === undefined ? undefined : deleted.call.members[target];
  // The oldest: what others insert and delete meanwhile is new.
  const other = (listedIn(after) ?? [])
    .map((record) => record[FieldName ?? ''])
    .filter(isNumeric)
    .findLast((one) => !sameNumber(one, gone));
  if (FieldName === undefined || filters !== true || !isNumeric(gone) || other === undefined) return {};
  return { searched: await searchFor(context, get, [by(FieldName, other), by(FieldName, gone, 'Or')]) };
}

const by = (FieldName: string, id: Numeric, AndOr?: 'Or') => ({
  ...(AndOr === undefined ? {} : { AndOr }),
  FieldName,
  SearchOperator: 'Equals',
  SearchValue: id.lexeme,
});

const searchFor = (context: GatherContext, get: Operation, Filters: readonly RecordValue[]) =>
  context.call(get, { Filters, ReturnTopNRecords: numeric(20), ...alwaysSent(get) });

/**
 * What stands under the id of the record that was deleted: a search for it alone, which is short, or the default Get where
 * that does not tell.
 */
async function standing(context: GatherContext, get: Operation, id: Numeric): Promise<Answer> {
  const { id: FieldName = '', filters } = get;
  if (filters === true) {
    const alone = await searchFor(context, get, [by(FieldName, id)]);
    const seen = presence(alone, id);
    if (seen === 'shown' || seen === 'gone') return alone;
  }
  return look(context, get.name);
}

/** The delete of companies looks at what it makes itself, right before and behind it. */
const looksItself = (name: string): boolean => name === 'CompanyDelete';

/** The run's other company, which has to outlast the delete of one. */
const bystander = (name: string, place: ScenarioPlace): readonly string[] =>
  name === 'CompanyDelete' ? [siblingKey(place, 'CompanyUpdate')] : [];

const lookingBefore = (get: string): Scenario => ({
  name: beforeTheDelete,
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  follows: (place) => earlierFormats(place, afterTheDelete),
  gather: async (context) => found(await look(context, get)),
});

/** What the plain delete left, and the same delete once more. */
const lookingAfter = ({ name }: Operation, get: string | undefined): Scenario => ({
  name: afterTheDelete,
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  requires: (place) => [
    siblingKey(place, name),
    siblingKey(place, name, 'unknown-id'),
    ...(get === undefined || looksItself(name) ? [] : [siblingKey(place, name, beforeTheDelete)]),
    ...bystander(name, place),
  ],
  gather: async (context, place) => {
    const deleted = await context.other(siblingKey(place, name));
    if (deleted.kind === 'blocked') return deleted;
    const { answer } = deleted.evidence;
    const others: Record<string, Answer> = {};
    const unknown = await context.other(siblingKey(place, name, 'unknown-id'));
    if (unknown.kind === 'evidence') others.unknown = unknown.evidence.answer;
    if (looksItself(name)) {
      const { before, after } = deleted.evidence.others;
      if (before !== undefined && after !== undefined) Object.assign(others, { before, after });
      for (const name of besideTheDeleted) {
        const beside = deleted.evidence.others[name];
        if (beside !== undefined) others[name] = beside;
      }
    } else if (get !== undefined) {
      const before = await context.other(siblingKey(place, name, beforeTheDelete));
      if (before.kind === 'evidence') others.before = before.evidence.answer;
      others.after = await look(context, get);
    }
    for (const key of bystander(name, place)) {
      const other = await context.other(key);
      if (other.kind === 'evidence') others.bystander = other.evidence.answer;
    }
    if (get !== undefined && others.after !== undefined && outcomeOf(answer, 'success') === 'succeeded')
      Object.assign(others, await searched(context, operation(get), answer, others.after));
    const id = answer.call.members[place.operation.target ?? ''];
    if (outcomeOf(answer, 'success') !== 'succeeded' || !isNumeric(id)) return found(answer, others);
    if (get === undefined) return found(answer, { ...deleted.evidence.others, ...others });
    // A server may give an id anew: what somebody else has made under it meanwhile is not ours to delete. Between this look
    // and the delete there is no other call of this scenario, but the way of one answer and one request stays open.
    others.standing = await standing(context, operation(get), id);
    if (presence(others.standing, id) === 'gone')
      others.again = await context.call(place.operation, answer.call.members);
    return found(answer, others);
  },
});

const check = (rest: Pick<Check, 'level' | 'judge'> & Partial<Pick<Check, 'slug' | 'when'>>): Check => ({
  clause: 'DEL-1',
  scenario: afterTheDelete,
  on: 'any',
  reads: 'status',
  ...rest,
});

/** A delete takes away the record that it names, and no other; what is gone can't be deleted again. */
export const DEL1: JudgedClause = clause('DEL-1', {
  level: 'MUST',
  statement: 'A delete removes the record that it names, and no other.',
  section: 'Operation rules 8',
  judging:
    "Afterwards the default Get, where there is one, no longer shows it and still shows the run's own others and the disposables not yet used. ProductBOMGet may show it without mvRawMaterials. SHOULD: deleting it again fails.",
  appliesTo: {
    reason: 'The five deletes of a record by its id, where one may be used up: at the default addresses.',
    holds: both(
      operationIs(
        ...[
          'DiscountDelete',
          'ProductBOMDelete',
          'DocumentTypeDelete',
          'CompanyDelete',
          'ContactPersonDelete',
        ],
      ),
      atDefaultAddress,
    ),
  },
  checks: [
    check({
      level: 'MUST',
      when: ({ operation: one }) => getBehind[one?.name ?? ''] !== undefined,
      judge: removed,
    }),
    check({
      level: 'MUST',
      slug: 'searched',
      when: ({ operation: one }) =>
        getBehind[one?.name ?? ''] !== undefined && one?.name !== 'ProductBOMDelete',
      judge: notFoundAgain,
    }),
    check({ level: 'SHOULD', slug: 'again', judge: deletedAgain }),
  ],
  scenarios: (deleting) => {
    const get = getBehind[deleting.name];
    if (looksItself(deleting.name)) return [lookingAfter(deleting, get)];
    if (get !== undefined) return [lookingBefore(get), lookingAfter(deleting, get)];
    return deleting.name === 'ContactPersonDelete' ? [lookingAfter(deleting, undefined)] : [];
  },
});
