import { disposablesAfter } from '../../../config/disposables.ts';
import { asEvidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { isMissingAfterwards, presence, presenceOfSame } from '../../../harness/records/shownRecords.ts';
import { readUntilShown } from '../../../harness/settle/readUntilShown.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import { beyondRecords, blocked, breach, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import { messageOf, type Subject, sentId } from '../../../harness/verdicts/Subject.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { shown } from '../../../harness/words/shown.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import { affectedId } from '../../../harness/writes/writtenRecord.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import type { Place } from '../../../specs/Clause.ts';
import { isNumeric, numeric, sameNumber } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import { allOf, except, kindIs, operationIs } from '../../../specs/rules.ts';
import type { Numeric } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { operationsWhere, plainKey, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import {
  besideTheDeleted,
  earlierFormats,
  earlierLooks,
  formatsBefore,
  type LeftByDelete,
  lookBefore,
  lookUntilGone,
  searchForEither,
  shownUnder,
} from '../../probes/deletes.ts';
import { afterTheDelete, beforeTheDelete, unknownIdScenario } from '../../probes/scenarioNames.ts';
import { goneBefore, secondDelete, usedUp } from './secondDelete.ts';

/** The deletes of a record by its id. WO-3 and SHP-1 judge those of a receipt and of the shipping of a document. */
const deletesRecord = allOf(
  kindIs('delete'),
  except(operationIs('WorkOrderDeleteFinishedGoodReceipt', 'ShippingInformationDelete')),
);

/** The delete of companies looks at what it makes itself, right before and behind it. */
const deletesItsOwnRecord = ({ name }: Operation): boolean => name === 'CompanyDelete';

const needsLookBefore = (deleting: Operation): boolean =>
  deleting.removesFrom !== undefined && !deletesItsOwnRecord(deleting);

/** The run's other company, which has to outlast the delete of one. */
const bystander = (place: ScenarioPlace): readonly string[] =>
  deletesItsOwnRecord(place.operation) ? [siblingKey(place, 'CompanyUpdate')] : [];

const lookingBefore = probe<'withDeleted'>({
  name: beforeTheDelete,
  of: needsLookBefore,
  // What they delete must not vanish between the two looks of this one.
  follows: (place) => [...earlierFormats(place, plainCall), ...earlierFormats(place, afterTheDelete)],
  gather: async (context, place) => asEvidence(...(await lookBefore(context, place))),
});

/** What the plain delete left, and the same delete again. */
const lookingAfter = probe<LeftByDelete>({
  name: afterTheDelete,
  of: operationsWhere(deletesRecord),
  effect: 'write',
  requires: (place) => [
    ...[plainCall, unknownIdScenario, ...(needsLookBefore(place.operation) ? [beforeTheDelete] : [])].map(
      (name) => siblingKey(place, place.operation.name, name),
    ),
    ...bystander(place),
  ],
  looksAt: (place) => (needsLookBefore(place.operation) ? earlierFormats(place, beforeTheDelete) : []),
  gather: async (context, place) => {
    const { operation: deleting } = place;
    const get = deleting.removesFrom;
    const deleted = evidenceIn(await context.other(plainKey(place)));
    const { answer } = deleted;
    const others: Record<string, Answer> = {};
    const addOther = async (name: string, key: string): Promise<void> => {
      const other = await context.other(key);
      if (other.kind === 'evidence') others[name] = other.evidence.answer;
    };
    await addOther('unknown', siblingKey(place, deleting.name, unknownIdScenario));
    if (deletesItsOwnRecord(deleting)) {
      const { before, after, ...made } = deleted.others;
      if (before !== undefined && after !== undefined) Object.assign(others, { before, after });
      for (const name of besideTheDeleted) if (made[name] !== undefined) others[name] = made[name];
    } else if (get !== undefined) {
      const looked = await context.other(siblingKey(place, deleting.name, beforeTheDelete));
      if (looked.kind === 'evidence') {
        others.before = looked.evidence.answer;
        if (looked.evidence.others.withDeleted !== undefined)
          others.withDeleted = looked.evidence.others.withDeleted;
      }
      for (const format of formatsBefore(place)) {
        const key = siblingKey({ ...place, format }, deleting.name, beforeTheDelete);
        if (context.isPlanned(key)) await addOther(`before in ${format}`, key);
      }
      const gone = goneBefore(context.fixtures, deleting.disposable, others.before);
      others.after = await lookUntilGone(context, get, answer, [], gone);
    }
    for (const key of bystander(place)) await addOther('bystander', key);
    const id = answer.call.members[deleting.target ?? ''];
    if (outcomeOf(answer, 'success') !== 'succeeded' || !isNumeric(id)) return asEvidence(answer, others);
    if (get === undefined) return asEvidence(answer, { ...deleted.others, ...others });
    const { before } = others;
    const searched =
      others.after && (await searchForEither(context, place, id, { before, after: others.after }));
    if (searched !== undefined) others.searched = searched;
    // A server may reuse an id: a record that somebody else has created under it meanwhile is not ours to delete. Between this look
    // and the delete there is no other call of this scenario, but the way of one answer and one request stays open.
    // A search may be behind the list. It is waited for as the list was.
    const { after } = others;
    const lookAgain = () => shownUnder(context, operationNamed(get), id, searched);
    const isGone = (read: Answer): boolean => presence(read, id) !== 'shown';
    const isSettled = (read: Answer): boolean => isGone(read) || (after !== undefined && !isGone(after));
    others.underTheIdNow = (await readUntilShown(context, lookAgain, isSettled)).answer;
    if (presence(others.underTheIdNow, id) !== 'gone') return asEvidence(answer, others);
    others.again = await context.call(deleting, answer.call.members);
    others.afterAgain = (await readUntilShown(context, lookAgain, isGone)).answer;
    return asEvidence(answer, others);
  },
});

const isShownByGet = ({ operation: deleting }: Place): boolean => deleting?.removesFrom !== undefined;

export const DEL1 = clause('DEL-1', {
  statement: 'A delete removes the record that it names, and no other.',
  section: 'Operation rules 8',
  judging:
    "Afterwards the default Get, where there is one, no longer shows it and still shows the run's own others and the disposables not yet used. It shows none that an earlier look showed and that was gone before. A record that the Get did not show before was used up. ProductBOMGet may show it without mvRawMaterials. A search does not find it either, and a second delete does not bring it back. SHOULD: deleting it again fails. And a record whose first delete succeeds and whose second fails was shown before, unless the Get showed it among the deleted ones.",
  appliesTo: atHome(
    'The five deletes of a record by its id, where one may be used up: at the default addresses.',
    deletesRecord,
  ),
  scenarios: (deleting) => (needsLookBefore(deleting) ? [lookingBefore] : []),
  checks: [
    on(lookingAfter, judgeRemoval, { ...asAnswered, when: isShownByGet }),
    on(lookingAfter, judgeSearchAfter, {
      ...asAnswered,
      slug: 'searched',
      when: allOf(isShownByGet, except(operationIs('ProductBOMDelete'))),
    }),
    on(lookingAfter, secondDelete, { ...asAnswered, level: 'SHOULD', slug: 'again' }),
  ],
});

/**
 * Whether a delete removed its record and no other, by what the Get shows before and after it. A disposable that the Get did not show
 * before was used up. One that it shows and that is not deleted is a breach (docs/fixtures.md, What is used up).
 */
function judgeRemoval(subject: Subject<LeftByDelete>) {
  const { spec, context, others } = subject;
  const { before, after } = others;
  if (after === undefined) throw new Error('the scenario of DEL-1 looks after the delete');
  const id = sentId(subject);
  const list = after.call.operation?.list ?? '';
  if (subject.outcome === 'failed' && isNotLetIn(subject.response.status)) return callRefused;
  const now = presenceOfSame(after, id, before);
  if (now === undefined)
    return (
      obstacleIn(after, subject.context) ??
      blocked('clause:GET-1', `${after.call.operationName} brought nothing to look at`)
    );
  if (now === 'unknown') return beyondRecords('the record may come after the newest ones that were read');
  if (subject.outcome === 'failed') {
    if (now === 'gone') return usedUp(subject);
    return failed(subject, 'an existing record is not deleted', 'success', messageOf(subject), list);
  }
  const isOwn = spec.operation?.disposable === undefined;
  const earlier = before === undefined ? undefined : presence(before, id);
  if (now === 'gone' && !isOwn && earlier !== 'shown') {
    if (before !== undefined && earlier === 'gone') return usedUp(subject);
    return (
      (before && obstacleIn(before, subject.context)) ??
      blocked('clause:GET-1', 'the Get showed nothing before the delete')
    );
  }
  const lost = bystanders(subject, after).filter(
    (one) =>
      before !== undefined && presence(before, one) === 'shown' && isMissingAfterwards(before, after, one),
  );
  const later = now === 'gone' && earlier === 'shown' ? subject.others.afterAgain : undefined;
  const restored = later !== undefined && presenceOfSame(later, id, before) === 'shown' ? [later] : [];
  const gone = goneBefore(context.fixtures, spec.operation?.disposable, before);
  // Under the id that became free, another client's record may stand by now.
  const isBack = (one: Numeric): boolean =>
    earlierLooks(subject.others).some(
      (each) => presence(each, one) === 'shown' && presenceOfSame(after, one, each) === 'shown',
    );
  const returned = gone.filter(isBack);
  const message = 'a second delete brings a deleted record back';
  const removed = 'the delete also removed another record';
  const back = 'the delete brings back a record that was deleted before';
  return [
    ...restored.map((get) => breach(get, message, 'gone', `${shown(id)} shown`, list)),
    ...(now === 'shown'
      ? [breach(after, 'the deleted record is still shown', 'gone', `${shown(id)} shown`, list)]
      : []),
    ...lost.map((one) => breach(after, removed, `${shown(one)} shown`, 'gone', list)),
    ...returned.map((one) => breach(after, back, 'gone', `${shown(one)} shown`, list)),
  ];
}

/**
 * Whether a search for the deleted record or another one, joined by Or, finds only that other one, and a search for its id alone does
 * not find it either.
 */
function judgeSearchAfter(subject: Subject<LeftByDelete>) {
  if (subject.outcome !== 'succeeded') return callRefused;
  const { before, after, searched, underTheIdNow } = subject.others;
  if (after === undefined || searched === undefined)
    return blocked('nothing', 'no other record is shown that could be searched for');
  const id = sentId(subject);
  if (presenceOfSame(after, id, before) === 'shown')
    return blocked('clause:DEL-1', 'the record is still there, so a search finds it');
  const { id: member = '', list = '' } = searched.call.operation ?? {};
  const alone = underTheIdNow?.call.members.Filters === undefined ? undefined : underTheIdNow;
  // Only a record that was seen before can be told from another client's that got its id.
  const wasSeen = before !== undefined && presence(before, id) === 'shown';
  const searches = [searched, ...(alone !== undefined && wasSeen ? [alone] : [])];
  const found = recordsOf(searched.decoded?.value[list]);
  const others = found.filter((record) => !sameNumber(record[member], id)).length;
  if (others === 0) return blocked('nothing', 'the other record that was searched for is no longer there');
  // More than the one: then the filters were passed over, and it is theirs to be judged.
  if (others > 1) return blocked('clause:FLT-1', 'the search brings more than the other record');
  const message = 'the deleted record is found by a search';
  return searches
    .filter((search) => presenceOfSame(search, id, before) === 'shown')
    .map((search) => breach(search, message, 'gone', `${shown(id)} shown`, list));
}

/**
 * What must outlast the delete, and what `after` can tell of. That is the run's other companies with those made beside the deleted one, or the
 * disposables that are dealt later or not at all. Later formats delete theirs only after this look.
 */
function bystanders(subject: Subject<LeftByDelete>, after: Answer): readonly Numeric[] {
  const { spec, context } = subject;
  const kind = spec.operation?.disposable;
  if (kind === 'discounts' || kind === 'boms' || kind === 'documentTypes')
    return disposablesAfter(context.fixtures, kind, sentId(subject).lexeme).map((one) => numeric(one));
  return (['bystander', ...besideTheDeleted] as const)
    .flatMap((name) => subject.others[name] ?? [])
    .filter((insert) => isAnswered(insert) && supersededWrite(context, insert, after) === undefined)
    .map(affectedId)
    .filter(isNumeric);
}
