import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import type { Place } from '../../../specs/Clause.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operation } from '../../../specs/operations.ts';
import { atDefaultAddress, both, except, operationIs } from '../../../specs/rules.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { sameNumber } from '../../compare/values.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found, plainKey, siblingKey, withoutUndefined } from '../../kernel/gathered.ts';
import { outcomeOf } from '../../kernel/outcome.ts';
import { asAnswered, ofOperation, on, probe, type ScenarioPlace } from '../../kernel/probe.ts';
import { listedIn, presence } from '../../kernel/records.ts';
import {
  afterTheDelete,
  beforeTheDelete,
  besideTheDeleted,
  earlierFormats,
  getBehind,
  type LeftByDelete,
  look,
} from '../../probes/deletes.ts';
import { alwaysSent } from '../../probes/reads/wholeRead.ts';
import { deletedAgain, notFoundAgain, removed } from './removed.ts';

/** The deletes of a record by its id, where one may be used up. */
const deletes = [
  'DiscountDelete',
  'ProductBOMDelete',
  'DocumentTypeDelete',
  'CompanyDelete',
  'ContactPersonDelete',
];

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
 * that does not tell. A search that finds nothing tells something only where a search by ids (`other`) found a record.
 */
async function shownUnder(
  context: GatherContext,
  get: Operation,
  id: Numeric,
  other: Answer | undefined,
): Promise<Answer> {
  const { id: FieldName = '', filters } = get;
  if (filters === true) {
    const alone = await searchFor(context, get, [by(FieldName, id)]);
    const seen = presence(alone, id);
    const canFind = other !== undefined && (listedIn(other) ?? []).length > 0;
    if (seen === 'shown' || (seen === 'gone' && canFind)) return alone;
  }
  return look(context, get.name);
}

/** The delete of companies looks at what it makes itself, right before and behind it. */
const deletesItsOwnRecord = ({ name }: Operation): boolean => name === 'CompanyDelete';

const needsLookBefore = (deleting: Operation): boolean =>
  getBehind[deleting.name] !== undefined && !deletesItsOwnRecord(deleting);

/** The run's other company, which has to outlast the delete of one. */
const bystander = (place: ScenarioPlace): readonly string[] =>
  deletesItsOwnRecord(place.operation) ? [siblingKey(place, 'CompanyUpdate')] : [];

const lookingBefore = probe({
  name: beforeTheDelete,
  of: needsLookBefore,
  follows: (place) => earlierFormats(place, afterTheDelete),
  gather: async (context, { operation: deleting }) =>
    found(await look(context, getBehind[deleting.name] ?? '')),
});

/** What the plain delete left, and the same delete once more. */
const lookingAfter = probe<LeftByDelete>({
  name: afterTheDelete,
  of: ofOperation(...deletes),
  effect: 'write',
  requires: (place) => [
    ...['success', 'unknown-id', ...(needsLookBefore(place.operation) ? [beforeTheDelete] : [])].map((name) =>
      siblingKey(place, place.operation.name, name),
    ),
    ...bystander(place),
  ],
  gather: async (context, place) => {
    const { operation: deleting } = place;
    const get = getBehind[deleting.name];
    const deleted = await context.other(plainKey(place));
    if (deleted.kind === 'blocked') return deleted;
    const { answer } = deleted.evidence;
    const others: Record<string, Answer> = {};
    const addOther = async (name: string, key: string): Promise<void> => {
      const other = await context.other(key);
      if (other.kind === 'evidence') others[name] = other.evidence.answer;
    };
    await addOther('unknown', siblingKey(place, deleting.name, 'unknown-id'));
    if (deletesItsOwnRecord(deleting)) {
      const { before, after, ...made } = deleted.evidence.others;
      if (before !== undefined && after !== undefined) Object.assign(others, { before, after });
      for (const name of besideTheDeleted) Object.assign(others, withoutUndefined({ [name]: made[name] }));
    } else if (get !== undefined) {
      await addOther('before', siblingKey(place, deleting.name, beforeTheDelete));
      others.after = await look(context, get);
    }
    for (const key of bystander(place)) await addOther('bystander', key);
    const isDone = outcomeOf(answer, 'success') === 'succeeded';
    if (get !== undefined && others.after !== undefined && isDone)
      Object.assign(others, await searched(context, operation(get), answer, others.after));
    const id = answer.call.members[deleting.target ?? ''];
    if (!isDone || !isNumeric(id)) return found(answer, others);
    if (get === undefined) return found(answer, { ...deleted.evidence.others, ...others });
    // A server may give an id anew: what somebody else has made under it meanwhile is not ours to delete. Between this look
    // and the delete there is no other call of this scenario, but the way of one answer and one request stays open.
    others.standing = await shownUnder(context, operation(get), id, others.searched);
    if (presence(others.standing, id) === 'gone')
      others.again = await context.call(deleting, answer.call.members);
    return found(answer, others);
  },
});

const hasGetBehind = ({ operation: deleting }: Place): boolean =>
  getBehind[deleting?.name ?? ''] !== undefined;

/** A delete takes away the record that it names, and no other; what is gone can't be deleted again. */
export const DEL1: JudgedClause = clause('DEL-1', {
  level: 'MUST',
  statement: 'A delete removes the record that it names, and no other.',
  section: 'Operation rules 8',
  judging:
    "Afterwards the default Get, where there is one, no longer shows it and still shows the run's own others and the disposables not yet used. ProductBOMGet may show it without mvRawMaterials. SHOULD: deleting it again fails.",
  appliesTo: {
    reason: 'The five deletes of a record by its id, where one may be used up: at the default addresses.',
    holds: both(operationIs(...deletes), atDefaultAddress),
  },
  scenarios: (deleting) => (needsLookBefore(deleting) ? [lookingBefore] : []),
  checks: [
    on(lookingAfter, removed, { ...asAnswered, when: hasGetBehind }),
    on(lookingAfter, notFoundAgain, {
      ...asAnswered,
      slug: 'searched',
      when: both(hasGetBehind, except(operationIs('ProductBOMDelete'))),
    }),
    on(lookingAfter, deletedAgain, { ...asAnswered, level: 'SHOULD', slug: 'again' }),
  ],
});
