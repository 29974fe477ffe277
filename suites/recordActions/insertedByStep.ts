import type { Judgement } from '../../harness/Judgement.ts';
import { blocked, judged, shown, violation } from '../judgements.ts';
import { notJudgedBy } from '../notJudgedBy.ts';
import { sameNumber } from '../sameNumber.ts';
import { actionClause } from './actionClause.ts';
import type { ChainStep } from './chainCheck.ts';
import { isSingle } from './copies.ts';
import { echoViolations } from './effect.ts';
import { findRecord, provesAbsence } from './findRecord.ts';
import type { Action } from './Kind.ts';
import { refusals } from './refusals.ts';
import { refusedStep } from './refusedStep.ts';
import { stepOf } from './stepOf.ts';
import { trustedGet } from './trusted.ts';
import { twinViolations } from './twins.ts';
import { writtenId } from './Writer.ts';

/** Judges that an action made a record, sent without an id or with 0: new, echoed as sent, and shown by the Get. */
export function insertedByStep({ chain, step, id }: ChainStep, action: Exclude<Action, 'Insert'>): Judgement {
  if (step.outcome === 'failed') {
    const owner = actionClause(step.answer.call.operation);
    return owner !== undefined && refusals(chain, action).length > 0
      ? blocked(`clause:${owner}`, `${action} is refused`)
      : refusedStep(step, `${action} of a record that is not there is refused`);
  }
  const { control } = chain.evidence.others;
  const made = writtenId(step.answer);
  const known = [id, control === undefined ? undefined : writtenId(control)];
  if (made !== undefined && known.some((one) => sameNumber(one, made))) {
    const message = `${action} of a record that is not there answers with the id of another`;
    return judged([violation(step, message, 'a new id', shown(made), 'entityID')]);
  }
  const echoed = echoViolations(chain, step, `${action} does not echo what was sent`);
  if (echoed.length > 0 || made === undefined || trustedGet(chain) === undefined) return judged(echoed);
  const final = stepOf(chain, 'final');
  if (final.kind !== 'step') return judged([]);
  const { answer } = final.subject;
  const gone = `${action} answers with a record that the Get does not show`;
  const isGone =
    findRecord(answer, made) === undefined && (provesAbsence(answer, made) || holdsChain(chain, answer));
  const twins = isSingle(chain)
    ? twinViolations(final.subject, step.answer, `one ${action} made two records`)
    : [];
  const breaches =
    twins.length > 0 || !isGone ? twins : [violation(final.subject, gone, shown(made), 'none')];
  // A later write to the record leaves it where it is: only what is wrong is asked for who made it so.
  if (breaches.length === 0) return judged([]);
  return notJudgedBy(chain.context, step.answer, answer) ?? judged(breaches);
}

/** Whether an answer was filtered by the chain's token and shows the chain's own record, so that the filter works. */
function holdsChain(chain: ChainStep['chain'], answer: ChainStep['step']['answer']): boolean {
  return (
    answer.call.members.Filters !== undefined && findRecord(answer, writtenId(chain.answer)) !== undefined
  );
}
