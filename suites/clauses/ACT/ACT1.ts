import { company } from '../../../generators/records/companies.ts';
import { recurringRefusal } from '../../../harness/doubts/recurringRefusal.ts';
import { asEvidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { saidBy } from '../../../harness/records/listed.ts';
import { refusedInsert, sentAsEchoed } from '../../../harness/verdicts/echo.ts';
import { blocked, breach, failed } from '../../../harness/verdicts/judgements.ts';
import { takenEvidence, unprepared } from '../../../harness/verdicts/obstacles.ts';
import { refusedAsInsert } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { unanswered } from '../../../harness/verdicts/silence.ts';
import { shown } from '../../../harness/words/shown.ts';
import { membersWithOwnClause, recordsNamed, twinViolations } from '../../../harness/writes/echoGaps.ts';
import { writerOf, writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { takesActions } from '../../../specs/appliesTo.ts';
import { hasMatchingRead } from '../../../specs/rules.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, probe, siblingKey } from '../../kernel/probe.ts';
import { recordActions } from '../../probes/recordActions/recordActions.ts';
import { afterTheDelete } from '../../probes/scenarioNames.ts';
import { knownId, notShown, onStep } from './chainCheck.ts';

/**
 * Inserts a company under the name of one that was deleted, with other content: nothing that was deleted comes back with it. It waits until
 * the look behind the delete is made.
 */
const insertingNamesake = probe({
  name: 'namesake-of-the-deleted',
  of: ofOperation('CompanyUpdate'),
  effect: 'write',
  creates: 'one company',
  requires: (place) => [plainKey(place), siblingKey(place, 'CompanyDelete')],
  follows: (place) => [siblingKey(place, 'CompanyDelete', afterTheDelete)],
  gather: async (context, place) => {
    takenEvidence(await context.other(plainKey(place)), place);
    const { answer: deletion, others } = evidenceIn(await context.other(siblingKey(place, 'CompanyDelete')));
    if (others.insert === undefined || !hasSucceeded(deletion))
      return unprepared('deleting a company', deletion);
    const { CompanyName = null } = writtenRecord(others.insert).sent;
    const record = { ...company(context, `namesake-${place.format}`), CompanyName };
    return asEvidence(await writerOf(context, place)(record, 'Insert'));
  },
});

export const ACT1 = clause('ACT-1', {
  statement:
    'Insert makes a new record. The answer has a new entityID, not 0, and shows the members that were sent.',
  section: 'Operation rules 1',
  judging:
    'On members that no server computes; rows of nested lists are matched by their content. A company that gets the name of a deleted one shows its own members too. A company may come without entityID: its id is then read from the echo or from the Get. New is an id that no record has which the run made before.',
  open: 'Whether the id of a deleted record may come again.',
  appliesTo: takesActions,
  checks: [
    on(
      plainCall,
      (subject) =>
        subject.outcome === 'failed'
          ? refusedPlainInsert(subject)
          : (refusedAgain(subject) ?? sentAsEchoed(subject, isOfInsert)),
      asAnswered,
    ),
    on(
      recordActions,
      (subject) => {
        const { control } = subject.others;
        const inserts = [...(control === undefined ? [] : [control]), subject.answer];
        if (inserts.some((insert) => writtenId(insert) === undefined))
          return blocked(
            'nothing',
            'the answers name no ids by which the inserted records could be told apart',
          );
        const again = knownId(subject);
        if (again === undefined) {
          const silent = subject.evidence.unanswered?.insert;
          return silent === undefined ? chainAsEchoed(subject) : unanswered(silent);
        }
        const expected = 'an id that no earlier insert got';
        const actual = shown(writtenId(again));
        return [breach(again, 'two inserts answer with the same id', expected, actual, 'entityID')];
      },
      { slug: 'new', reads: 'status' },
    ),
    onStep(
      'read-back',
      ({ chain, step }) => {
        const { control } = chain.others;
        if (control === undefined) throw new Error('a chain of record actions keeps its control');
        return recordsNamed(step.answer, control).length === 0
          ? notShown(chain)
          : twinViolations(step, control, 'one insert made two records');
      },
      { slug: 'once', ofSharedIds: true, when: hasMatchingRead },
    ),
    on(
      insertingNamesake,
      (subject) =>
        subject.outcome === 'failed'
          ? blocked('control', 'a name that a deleted company had is refused')
          : sentAsEchoed(subject, isOfInsert),
      { ...asAnswered, slug: 'namesake' },
    ),
  ],
});

/** Refused by a rule that has nothing to do with the record. */
function refusedAgain({ others }: Subject) {
  const refusal = recurringRefusal(others);
  const message = 'an Insert right after a call that failed is refused';
  return refusal && [breach(refusal, message, 'success', saidBy(refusal))];
}

/** Refused, though the target takes the same record by InsertOrUpdate, or the whole sample of the operator was sent. */
function refusedPlainInsert(subject: Subject) {
  const asInsert = refusedAsInsert(subject.others);
  return asInsert === undefined
    ? refusedInsert(subject, 'ACT-1')
    : failed(subject, asInsert.message, 'success', messageOf(subject));
}

/** Whether this record, which has more and other values than the plain one, came back as sent. Where the layout is in doubt, nothing is asked. */
function chainAsEchoed(subject: Subject) {
  const echoed = sentAsEchoed(subject, isOfInsert);
  return echoed.kind === 'blocked' ? [] : echoed;
}

const isOfInsert = (path: string): boolean => !membersWithOwnClause.includes(path);
