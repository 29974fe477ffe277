import type { Action } from '../../../generators/records/Kind.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { findRecord, provesAbsence } from '../../../harness/exchanges/shownRecords.ts';
import { breach, type Ruling, shown } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { recordsNamed } from '../../../harness/writes/echoGaps.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import { trustedGet } from '../../../harness/writes/trusted.ts';
import { writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { nameMemberOf } from '../../../specs/writtenAndRead.ts';
import { type ChainStep, type ChainSubject, stepOf } from '../../probes/recordActions/chain.ts';
import { refusedAction } from './chainCheck.ts';
import { echoViolations, isSingle, notShown, twinViolations } from './effect.ts';

/** Judges that an action made a record, sent without an id or with 0: new, echoed as sent, and shown by the Get. */
export function insertedByStep(chainStep: ChainStep, action: Exclude<Action, 'Insert'>) {
  const { chain, step, id } = chainStep;
  if (step.outcome === 'failed')
    return refusedAction(chainStep, action, `${action} of a record that is not there is refused`);
  const { control } = chain.evidence.others;
  const made = writtenId(step.answer);
  const known = [id, control === undefined ? undefined : writtenId(control)];
  if (made !== undefined && known.some((one) => sameNumber(one, made))) {
    const message = `${action} of a record that is not there answers with the id of another`;
    return [breach(step, message, 'a new id', shown(made), 'entityID')];
  }
  const echoed = echoViolations(chainStep, `${action} does not echo what was sent`);
  if (echoed.length > 0 || made === undefined || trustedGet(chain) === undefined) return echoed;
  const final = stepOf(chain, 'final');
  if (final.kind !== 'step') return [];
  const { answer } = final.subject;
  const gone = `${action} answers with a record that the Get does not show`;
  const isGone =
    findRecord(answer, made) === undefined && (provesAbsence(answer, made) || holdsChain(chain, answer));
  const twins = isSingle(chain)
    ? twinViolations(final.subject, step.answer, `one ${action} made two records`)
    : [];
  const breaches = twins.length > 0 || !isGone ? twins : [breach(answer, gone, shown(made), 'none')];
  // A later write to the record leaves it where it is: only what is wrong is asked for who made it so.
  if (breaches.length === 0) return [];
  return supersededWrite(chain.context, step.answer, answer) ?? breaches;
}

/** Whether an answer was filtered by the chain's token and shows the chain's own record, so that the filter works. */
const holdsChain = (chain: ChainSubject, answer: Answer): boolean =>
  answer.call.members.Filters !== undefined && findRecord(answer, writtenId(chain.answer)) !== undefined;

/** A record that the last Get of a chain shows, and that Get. */
interface Stranger {
  readonly get: Subject;
  readonly record: RecordValue;
}

/**
 * Judges the records that have the name which only one step of the chain sent, deleted ones too. A Get that does not show the chain's
 * own record proves nothing.
 */
export function strangers(
  chain: ChainSubject,
  step: Subject,
  judge: (found: readonly Stranger[], name: string) => Ruling,
) {
  const final = stepOf(chain, 'final');
  if (final.kind !== 'step') return final;
  const get = final.subject;
  if (findRecord(get.answer, writtenId(chain.answer)) === undefined) return notShown(chain, 'final');
  const name = writtenRecord(step.answer).sent[nameMemberOf(step.answer.call.operation)];
  const all = stepOf(chain, 'final-all');
  const found = [get, ...(all.kind === 'step' ? [all.subject] : [])].flatMap((one) =>
    recordsNamed(one.answer, step.answer).map((record): Stranger => ({ get: one, record })),
  );
  return judge(found, String(name));
}
