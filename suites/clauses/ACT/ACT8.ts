import { applicationMember, namedApplication } from '../../../generators/records/sourceApplication.ts';
import { asEvidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { findRecord } from '../../../harness/records/shownRecords.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, callRefused, failed, isPass, judged } from '../../../harness/verdicts/judgements.ts';
import { refusedWithApplication } from '../../../harness/verdicts/refusedApplication.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { failsTheSameWithOptions, succeedsWithOptions } from '../../../harness/verdicts/sameWithOptions.ts';
import { echoGaps, gapBreaches, recordGaps } from '../../../harness/writes/echoGaps.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import {
  affectedId,
  isMemberUnreadable,
  writtenId,
  writtenRecord,
} from '../../../harness/writes/writtenRecord.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import type { Place } from '../../../specs/Clause.ts';
import { allOf, except, hasRequestMember, operationIs } from '../../../specs/rules.ts';
import type { Numeric } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { operationsWhere, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import { stepOf } from '../../probes/recordActions/chain.ts';
import {
  againWhereDifferent,
  deletingCompanyWith,
  type WithOptions,
} from '../../probes/recordActions/withOptions.ts';
import { sendsApplication, unknownIdScenario } from '../../probes/scenarioNames.ts';
import {
  affectsAnother,
  alteredMembers,
  type WithApplication,
  writingWithApplication,
} from '../../probes/writingWithApplication.ts';

const isWrite = ({ operation }: Place): boolean => operation?.kind === 'write';

const isCompanyDelete = operationIs('CompanyDelete');

const hasApplication = hasRequestMember(applicationMember);

/** Deletes a company with the name of an application. */
const deletingWithApplication = deletingCompanyWith(sendsApplication, 'beside', namedApplication);

const unknownKey = (place: ScenarioPlace): string =>
  siblingKey(place, place.operation.name, unknownIdScenario);

/** Repeats the call on what does not exist: with the application's name if the other one leaves it out, else without. */
const deletingUnknownOtherwise = probe<WithOptions>({
  name: sendsApplication,
  of: operationsWhere(
    allOf(
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
    const { [applicationMember]: sent, ...rest } = answer.call.members;
    const isNamed = sent !== undefined;
    const other = await context.call(operation, isNamed ? rest : { ...rest, ...namedApplication(context) });
    const again = await againWhereDifferent(context, answer, other, [applicationMember]);
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
  appliesTo: atHome('The operations whose rows list it.', hasRequestMember(applicationMember)),
  checks: [
    on(writingWithApplication, insertsTheSame, { ...asAnswered, when: isWrite }),
    on(deletingWithApplication, succeedsWithApplication, {
      ...asAnswered,
      when: isCompanyDelete,
    }),
    on(writingWithApplication, updatesTheSame, {
      slug: 'update',
      reads: 'status',
      when: allOf(isWrite, except(operationIs('DocumentUpdate'))),
    }),
    on(deletingUnknownOtherwise, failsTheSameWithApplication, {
      level: ({ operation }) => (operation?.name === 'WorkOrderReOpen' ? 'MUST' : 'SHOULD'),
      when: allOf(except(isWrite), except(isCompanyDelete)),
    }),
  ],
});

const notAsSent = `with ${applicationMember} a member does not come back as sent`;

/** The call is taken with the name as without it. */
function succeedsWithApplication(subject: Subject) {
  const judgement = succeedsWithOptions(subject, applicationMember);
  const isRefusedAlone = subject.outcome === 'failed' && judgement !== callRefused;
  return (isRefusedAlone ? refusedWithApplication(subject.answer) : undefined) ?? judgement;
}

/** The call fails the same way with the name as without it, unless the target knows no such application. */
function failsTheSameWithApplication(subject: Subject) {
  const judgement = failsTheSameWithOptions(subject, [applicationMember]);
  return isPass(judgement) ? judgement : (refusedWithApplication(subject.answer, true) ?? judgement);
}

/** An insert is taken with the name as without it, and echoes no member otherwise. */
function insertsTheSame(subject: Subject<WithApplication>) {
  const judgement = succeedsWithApplication(subject);
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
    return (
      refusedWithApplication(update.answer) ??
      failed(update, `an Update is refused with ${applicationMember}`, 'success', messageOf(update))
    );
  if (affectsAnother(without.subject.answer, id))
    return blocked('clause:ACT-2', 'the Update changes another record without it too');
  const message = `an Update with ${applicationMember} changes another record`;
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
  return gapBreaches(shown, lost, `an Update with ${applicationMember} is taken and not stored`, list);
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
