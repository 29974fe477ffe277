import { newestMembers } from '../../../generators/messages/readMembers.ts';
import { found, type GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { listedIn, presence } from '../../../harness/exchanges/shownRecords.ts';
import type { Place } from '../../../specs/Clause.ts';
import { isNumeric, sameNumber } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operation } from '../../../specs/operations.ts';
import { atHome, both, except, operationIs } from '../../../specs/rules.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import {
  besideTheDeleted,
  earlierFormats,
  getBehind,
  type LeftByDelete,
  look,
} from '../../probes/deletes.ts';
import { afterTheDelete, beforeTheDelete } from '../../probes/scenarioNames.ts';
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
 * A search for the deleted record or another one that the look behind it shows, by their ids joined by Or. Undefined where there is no
 * other.
 */
async function searchForEither(
  context: GatherContext,
  get: Operation,
  gone: Numeric,
  after: Answer,
): Promise<Answer | undefined> {
  // The oldest: what others insert and delete meanwhile is new.
  const other = (listedIn(after) ?? [])
    .map((record) => record[get.id ?? ''])
    .filter(isNumeric)
    .findLast((one) => !sameNumber(one, gone));
  return other && searchFor(context, get, [byId(get, other), { AndOr: 'Or', ...byId(get, gone) }]);
}

const byId = ({ id }: Operation, { lexeme }: Numeric): RecordValue => ({
  FieldName: id,
  SearchOperator: 'Equals',
  SearchValue: lexeme,
});

const searchFor = (context: GatherContext, get: Operation, Filters: readonly RecordValue[]) =>
  context.call(get, { Filters, ...newestMembers(get) });

/**
 * What stands under the id of the deleted record: a short search for it alone, or the default Get where that does not tell. An empty
 * result proves something only where the search for either record (`searched`) found one.
 */
async function shownUnder(
  context: GatherContext,
  get: Operation,
  id: Numeric,
  searched: Answer | undefined,
): Promise<Answer> {
  const alone = await searchFor(context, get, [byId(get, id)]);
  const seen = presence(alone, id);
  const canFind = searched !== undefined && (listedIn(searched) ?? []).length > 0;
  return seen === 'shown' || (seen === 'gone' && canFind) ? alone : look(context, get.name);
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

/** What the plain delete left, and the same delete again. */
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
      for (const name of besideTheDeleted) if (made[name] !== undefined) others[name] = made[name];
    } else if (get !== undefined) {
      await addOther('before', siblingKey(place, deleting.name, beforeTheDelete));
      others.after = await look(context, get);
    }
    for (const key of bystander(place)) await addOther('bystander', key);
    const id = answer.call.members[deleting.target ?? ''];
    if (outcomeOf(answer, 'success') !== 'succeeded' || !isNumeric(id)) return found(answer, others);
    if (get === undefined) return found(answer, { ...deleted.evidence.others, ...others });
    const searched = others.after && (await searchForEither(context, operation(get), id, others.after));
    if (searched !== undefined) others.searched = searched;
    // A server may reuse an id: a record that somebody else has created under it meanwhile is not ours to delete. Between this look
    // and the delete there is no other call of this scenario, but the way of one answer and one request stays open.
    others.standing = await shownUnder(context, operation(get), id, searched);
    if (presence(others.standing, id) === 'gone')
      others.again = await context.call(deleting, answer.call.members);
    return found(answer, others);
  },
});

const hasGetBehind = ({ operation: deleting }: Place): boolean =>
  getBehind[deleting?.name ?? ''] !== undefined;

/** A delete removes the record that it names, and no other. What is gone can't be deleted again. */
export const DEL1 = clause('DEL-1', {
  statement: 'A delete removes the record that it names, and no other.',
  section: 'Operation rules 8',
  judging:
    "Afterwards the default Get, where there is one, no longer shows it and still shows the run's own others and the disposables not yet used. ProductBOMGet may show it without mvRawMaterials. SHOULD: deleting it again fails.",
  appliesTo: atHome(
    'The five deletes of a record by its id, where one may be used up: at the default addresses.',
    operationIs(...deletes),
  ),
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
