import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, failed, isPass, judged } from '../../../harness/verdicts/judgements.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { echoGaps, gapBreaches } from '../../../harness/writes/echoGaps.ts';
import { affectedId, writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import type { Place } from '../../../specs/Clause.ts';
import { atHome, both, except, hasRequestMember, operationIs } from '../../../specs/rules.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { stepOf } from '../../probes/recordActions/chain.ts';
import {
  affectsAnother,
  application,
  deletingUnknownOtherwise,
  deletingWithApplication,
  type WithApplication,
  writingWithApplication,
} from '../../probes/recordActions/withApplication.ts';
import { failsTheSameWithOptions, succeedsWithOptions } from './sameWithOptions.ts';

const isWrite = ({ operation }: Place): boolean => operation?.kind === 'write';
const isCompanyDelete = operationIs('CompanyDelete');

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

/** An insert is taken with the name as without it, and echoes no member otherwise. */
function insertsTheSame(subject: Subject<WithApplication>) {
  const judgement = succeedsWithOptions(subject, application);
  const { without } = subject.others;
  if (!isPass(judgement) || without === undefined) return judgement;
  const usual = new Set(echoGaps(without).map(({ path }) => path));
  const others = echoGaps(subject.answer).filter(({ path }) => !usual.has(path));
  const message = `with ${application} a member does not come back as sent`;
  return judged(gapBreaches(subject, others, message, writtenRecord(subject.answer).member));
}

/** An Update is taken with the name as without it, and changes the record that it names. */
function updatesTheSame(subject: Subject<WithApplication>): Judgement {
  const [step, without] = [stepOf(subject, 'update'), stepOf(subject, 'update-again')];
  if (step.kind !== 'step') return step;
  const update = step.subject;
  const id = writtenId(subject.answer);
  const isElsewhere = id !== undefined && affectsAnother(update.answer, id);
  if (update.outcome !== 'failed' && !isElsewhere) return judged([]);
  if (without.kind !== 'step' || without.subject.outcome === 'failed')
    return blocked('clause:ACT-2', 'the Update is refused without it too');
  if (!isElsewhere)
    return failed(update, `an Update is refused with ${application}`, 'success', messageOf(update));
  if (affectsAnother(without.subject.answer, id))
    return blocked('clause:ACT-2', 'the Update changes another record without it too');
  const message = `an Update with ${application} changes another record`;
  return failed(update, message, id.lexeme, affectedId(update.answer)?.lexeme ?? '');
}
