import { kindOf, plainBuild } from '../../../generators/records/kinds.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import { deleteMembers, unknownTarget } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import type { Gap } from '../../../harness/canonical/gaps.ts';
import { asEvidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused } from '../../../harness/exchanges/outcome.ts';
import { findRecord } from '../../../harness/records/shownRecords.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import { readerByName, readUntilShown } from '../../../harness/settle/readUntilShown.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, failed, isPass, judged } from '../../../harness/verdicts/judgements.ts';
import type { plainAgain } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { failsTheSameWithOptions, succeedsWithOptions } from '../../../harness/verdicts/sameWithOptions.ts';
import { echoGaps, gapBreaches, recordGaps } from '../../../harness/writes/echoGaps.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import {
  affectedId,
  isMemberUnreadable,
  writerOf,
  writingAgain,
  writtenId,
  writtenRecord,
} from '../../../harness/writes/writtenRecord.ts';
import type { Place } from '../../../specs/Clause.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import { atHome, both, except, hasRequestMember, operationIs } from '../../../specs/rules.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import {
  operationsWhere,
  plainKey,
  plainKeyOnly,
  probe,
  type ScenarioPlace,
  siblingKey,
} from '../../kernel/probe.ts';
import { stepOf } from '../../probes/recordActions/chain.ts';
import { plainInsertAgain } from '../../probes/recordActions/plainInserts.ts';
import {
  againWhereDifferent,
  deletingCompanyWith,
  type WithOptions,
} from '../../probes/recordActions/withOptions.ts';
import { sendsApplication } from '../../probes/scenarioNames.ts';

const isWrite = ({ operation }: Place): boolean => operation?.kind === 'write';

const isCompanyDelete = operationIs('CompanyDelete');

/** The name of the application that writes, which may be sent or left out (ACT-8). */
const application = 'mvInsertUpdateDeleteSourceApplication';

const hasApplication = hasRequestMember(application);

/** The plain insert, the Update with the name and without, and what the Get shows behind each. */
type WithApplication = 'without' | 'update' | 'update-again' | 'shown' | 'shown-again' | typeof plainAgain;

/**
 * Inserts a record with the name of an application, which its plain insert leaves out. Then an Update sends that name or another one. A
 * second Update leaves the name out, if the first was refused, changed another record or changed nothing that the Get shows. The same
 * goes for a first one that came back with a value that neither the insert nor the Update sent.
 */
const writingWithApplication = probe<WithApplication>({
  name: sendsApplication,
  of: operationsWhere(both(hasApplication, ({ operation }) => operation?.kind === 'write')),
  effect: 'write',
  creates: 'one or two records',
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const plain = evidenceIn(await context.other(plainKey(place)));
    const without = plain.answer;
    const kind = kindOf(place.operation);
    const built = plainBuild(place.operation)(context, `${sendsApplication}-${place.format}`, place);
    const record = overlaid(built, flagsOf(without));
    const write = writingAgain(writerOf(context, place));
    const more = { [application]: 'Assay' };
    const insert = await write(record, 'Insert', more);
    const id = writtenId(insert);
    const inserts = { without, ...(await plainInsertAgain(context, place, without, insert)) };
    if (id === undefined || !kind.updates.includes('Update')) return asEvidence(insert, inserts);
    const echo = insert.decoded?.value[place.operation.record ?? ''];
    const named = { [place.operation.id ?? '']: id };
    let content = kind.changed;
    const changedTo = (text: string): RecordValue => {
      const change = content(`${text} ${context.unique(text)}`, (echo ?? {}) as RecordValue, context);
      return overlaid(overlaid(record, change), named);
    };
    // What one application inserted, another one may update.
    const by = turnOf(place, 'applicationOfUpdate') === 'another' ? { [application]: 'Another' } : more;
    const changed = changedTo('updated');
    const first = await write(changed, 'Update', by);
    // A server may keep an application from the records of another.
    const second = isRefused(first) && by !== more ? await write(changed, 'Update', more) : first;
    // Where the same is refused without the name too, the name is not the reason.
    if (isRefused(second) && kind.leastChanged !== undefined && isRefused(await write(changed, 'Update')))
      content = kind.leastChanged;
    const sent = content === kind.changed ? changed : changedTo('updated');
    const tried = content === kind.changed ? second : await write(sent, 'Update', more);
    // The target may still be processing the new record.
    const update = await madeUntilTaken(context, tried, () => write(sent, 'Update', more));
    // `renewed` is as long as `updated`: a server that cuts texts cuts both at the same place.
    const again = () => write(changedTo('renewed'), 'Update');
    if (isRefused(update) || affectsAnother(update, id))
      return asEvidence(insert, { ...inserts, update, 'update-again': await again() });
    const isAltered = alteredMembers(update, insert).length > 0;
    const repeated = async () => (isAltered ? { 'update-again': await again() } : {});
    const told = { ...inserts, update };
    const read = readerByName(context, place.operation, record, id);
    if (read === undefined) return asEvidence(insert, { ...told, ...(await repeated()) });
    const { answer: shown } = await readUntilShown(context, read, (one) => showsChange(insert, update, one));
    if (findRecord(shown, id) === undefined || showsChange(insert, update, shown))
      return asEvidence(insert, { ...told, shown, ...(await repeated()) });
    const last = await again();
    const { answer: shownAgain } = await readUntilShown(context, read, (one) =>
      showsChange(insert, last, one),
    );
    return asEvidence(insert, { ...told, shown, 'update-again': last, 'shown-again': shownAgain });
  },
});

/** Whether a read shows any member that the Update changed. */
function showsChange(insert: Answer, update: Answer, read: Answer): boolean {
  const held = findRecord(read, writtenId(insert));
  if (held === undefined) return false;
  const missing = new Set(recordGaps(update, held).map(({ path }) => path));
  return recordGaps(update, writtenRecord(insert).sent).some(
    ({ path }) => path !== update.call.operation?.id && !missing.has(path),
  );
}

/** The members that the echo of an Update shows neither as it sent them nor as the insert did. An echo may show the record from before. */
function alteredMembers(update: Answer, insert: Answer): readonly Gap[] {
  const { echo } = writtenRecord(update);
  if (echo === undefined) return [];
  const other = new Set(recordGaps(insert, echo).map(({ path }) => path));
  return echoGaps(update).filter(({ path }) => other.has(path));
}

/** The flags of a plain insert: what differs with the member is then the member's, and not another flag's. */
const flagsOf = (plain: Answer): RecordValue =>
  Object.fromEntries(
    Object.entries(writtenRecord(plain).sent).filter(([, value]) => typeof value === 'boolean'),
  );

/** Whether a write that succeeded names another record than the one that it was to change. */
const affectsAnother = (update: Answer, id: Numeric): boolean => {
  const affected = writtenId(update);
  return affected !== undefined && !sameNumber(affected, id);
};

/** Deletes a company with the name of an application. */
const deletingWithApplication = deletingCompanyWith(sendsApplication, 'beside', { [application]: 'Assay' });

const unknownKey = (place: ScenarioPlace): string => siblingKey(place, place.operation.name, 'unknown-id');

/** Repeats the call on what does not exist: with the application's name if the other one leaves it out, else without. */
const deletingUnknownOtherwise = probe<WithOptions>({
  name: sendsApplication,
  of: operationsWhere(
    both(
      hasApplication,
      ({ operation }) => operation?.kind !== 'write' && operation?.name !== 'CompanyDelete',
    ),
  ),
  expects: 'failure',
  effect: 'write',
  requires: (place) => [unknownKey(place)],
  gather: async (context, place) => {
    const plain = evidenceIn(await context.other(unknownKey(place)));
    const { answer } = plain;
    const { operation } = place;
    const { [application]: sent, ...rest } = deleteMembers(operation, unknownTarget(context, place));
    const isNamed = sent !== undefined;
    const other = await context.call(operation, isNamed ? rest : { ...rest, [application]: 'Assay' });
    const again = await againWhereDifferent(context, answer, other, [application]);
    return isNamed
      ? asEvidence(answer, { without: other, ...again })
      : asEvidence(other, { without: answer, ...again });
  },
});

/**
 * The application's name may be sent or left out. An insert, an update and a delete of the run's own records are taken either way, with
 * the same members. A delete of what does not exist, and a re-opening, fail the same way.
 */
export const ACT8 = clause('ACT-8', {
  statement: 'mvInsertUpdateDeleteSourceApplication may be sent or left out.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'A MUST in inserts, updates, CompanyDelete and WorkOrderReOpen; a SHOULD in the other deletes. With it, the members that were sent come back as without it.',
  appliesTo: atHome('The operations whose rows list it.', hasRequestMember(application)),
  checks: [
    on(writingWithApplication, insertsTheSame, { ...asAnswered, when: isWrite }),
    on(deletingWithApplication, (subject) => succeedsWithOptions(subject, application), {
      ...asAnswered,
      when: isCompanyDelete,
    }),
    on(writingWithApplication, updatesTheSame, {
      slug: 'update',
      reads: 'status',
      when: both(isWrite, except(operationIs('DocumentUpdate'))),
    }),
    on(deletingUnknownOtherwise, (subject) => failsTheSameWithOptions(subject, [application]), {
      level: ({ operation }) => (operation?.name === 'WorkOrderReOpen' ? 'MUST' : 'SHOULD'),
      when: both(except(isWrite), except(isCompanyDelete)),
    }),
  ],
});

const notAsSent = `with ${application} a member does not come back as sent`;

/** An insert is taken with the name as without it, and echoes no member otherwise. */
function insertsTheSame(subject: Subject<WithApplication>) {
  const judgement = succeedsWithOptions(subject, application);
  const { without } = subject.others;
  if (!isPass(judgement) || without === undefined) return judgement;
  const usual = new Set(echoGaps(without).map(({ path }) => path));
  const others = echoGaps(subject.answer).filter(({ path }) => !usual.has(path));
  return judged(gapBreaches(subject, others, notAsSent, writtenRecord(subject.answer).member));
}

/** An Update is taken with the name as without it, and changes the record that it names. */
function updatesTheSame(subject: Subject<WithApplication>): Judgement {
  const [step, without] = [stepOf(subject, 'update'), stepOf(subject, 'update-again')];
  if (step.kind !== 'step') return step;
  const update = step.subject;
  const id = writtenId(subject.answer);
  const isElsewhere = id !== undefined && affectsAnother(update.answer, id);
  if (update.outcome !== 'failed' && !isElsewhere)
    return judged([...notStored(update.answer, subject, id), ...notEchoed(update.answer, subject)]);
  if (without.kind !== 'step' || without.subject.outcome === 'failed')
    return blocked('clause:ACT-2', 'the Update is refused without it too');
  if (!isElsewhere)
    return failed(update, `an Update is refused with ${application}`, 'success', messageOf(update));
  if (affectsAnother(without.subject.answer, id))
    return blocked('clause:ACT-2', 'the Update changes another record without it too');
  const message = `an Update with ${application} changes another record`;
  return failed(update, message, id.lexeme, affectedId(update.answer)?.lexeme ?? '');
}

/** What the Get does not show of an Update with the name, and shows of one without it. */
function notStored(update: Answer, { others, context }: Subject<WithApplication>, id: Numeric | undefined) {
  const { shown, 'update-again': again, 'shown-again': shownAgain } = others;
  const [first, second] = [shown, shownAgain].map((read) => read && findRecord(read, id));
  if (shown === undefined || again === undefined || first === undefined || second === undefined) return [];
  // Another record that the target put in its place is ACT-1's.
  if (supersededWrite(context, update, shown) !== undefined) return [];
  const never = new Set(recordGaps(again, second).map(({ path }) => path));
  const lost = recordGaps(update, first).filter(({ path }) => !never.has(path));
  const { list = '' } = shown.call.operation ?? {};
  return gapBreaches(shown, lost, `an Update with ${application} is taken and not stored`, list);
}

/** What comes back otherwise of an Update with the name, and as it was sent of one without it. */
function notEchoed(update: Answer, { answer: insert, others }: Subject<WithApplication>) {
  const { 'update-again': again } = others;
  if (again === undefined || !hasSucceeded(again) || writtenRecord(again).echo === undefined) return [];
  const { member } = writtenRecord(update);
  const usual = new Set(echoGaps(again).map(({ path }) => path));
  const altered = alteredMembers(update, insert).filter(
    ({ path }) => !usual.has(path) && !isMemberUnreadable(again, `${member}.${path}`),
  );
  return gapBreaches(update, altered, notAsSent, member);
}
