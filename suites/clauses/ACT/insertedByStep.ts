import type { Judgement, Violation } from '../../../harness/Judgement.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { sameNumber } from '../../compare/values.ts';
import { writtenRecord } from '../../kernel/echo.ts';
import { refused } from '../../kernel/gate.ts';
import { blocked, failed, judged, messageOf, shown, violation } from '../../kernel/judgements.ts';
import { findRecord, listedIn, provesAbsence } from '../../kernel/presence.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { type ChainStep, stepOf } from '../../probes/recordActions/chain.ts';
import type { Action } from '../../probes/recordActions/Kind.ts';
import { kindOf } from '../../probes/recordActions/kinds.ts';
import { notShown, trustedGet } from '../../probes/recordActions/trusted.ts';
import { writtenId } from '../../probes/recordActions/Writer.ts';
import { supersededWrite } from '../../settle/readUntilShown.ts';
import { actionClause, refusals, refusedStep } from './chainCheck.ts';
import { echoViolations, isSingle, twinViolations } from './effect.ts';

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
  return supersededWrite(chain.context, step.answer, answer) ?? judged(breaches);
}

/** Whether an answer was filtered by the chain's token and shows the chain's own record, so that the filter works. */
function holdsChain(chain: ChainStep['chain'], answer: ChainStep['step']['answer']): boolean {
  return (
    answer.call.members.Filters !== undefined && findRecord(answer, writtenId(chain.answer)) !== undefined
  );
}

/**
 * Where an update's answer names another record than the one that was sent, in the echo or in entityID; not in that where
 * it is another than its echo's id, in the insert's answer or in this one, which is ENV-7's.
 */
export function otherIds(chain: Subject, step: Subject, id: Numeric): readonly Violation[] {
  const { operation } = step.answer.call;
  const { member, echo } = writtenRecord(step.answer);
  const own = echo?.[operation?.id ?? ''];
  const { entityID } = step.value;
  const isTold = sameNumber(chain.value.entityID, id) && (!isNumeric(own) || sameNumber(entityID, own));
  const named = [
    ['entityID', isTold ? entityID : undefined],
    [`${member}.${operation?.id}`, own],
  ] as const;
  return named
    .filter(([, value]) => isNumeric(value) && !sameNumber(value, id))
    .map(([path, value]) =>
      violation(step, 'an update answers with another id', id.lexeme, shown(value), path),
    );
}

/**
 * Where the Update that gives a record another name is answered with another record; nothing where it was refused, for
 * which names a server takes is its own affair.
 */
export function otherIdsRenamed(chain: Subject): readonly Violation[] {
  if (chain.evidence.others.renamed === undefined) return [];
  const made = stepOf(chain, 'absent');
  const renamed = stepOf(chain, 'renamed');
  if (made.kind !== 'step' || renamed.kind !== 'step' || renamed.subject.outcome !== 'succeeded') return [];
  const id = writtenId(made.subject.answer);
  return id === undefined ? [] : otherIds(made.subject, renamed.subject, id);
}

/** A refused insert is no breach, for servers may validate; after the operator's own sample of the record it is (rule 3). */
export function insertRefused(subject: Subject, clause: string): Judgement {
  const why = refused(subject);
  const record = subject.spec.operation?.record ?? '';
  const hasSample = subject.context.fixtures.samples?.[record] !== undefined;
  const isOpen = why.kind === 'blocked' && (why.cause === 'control' || why.cause === `clause:${clause}`);
  return hasSample && isOpen
    ? failed(subject, `an insert of the fixtures' own ${record} is refused`, 'success', messageOf(subject))
    : why;
}

/** A record that the last Get of a chain shows, and that Get. */
interface Stranger {
  readonly get: Subject;
  readonly record: RecordValue;
}

/**
 * Judges the records that bear the name which only one step of the chain sent, deleted ones too, in a Get that shows the chain's own
 * record: one that does not show that proves nothing.
 */
export function strangers(
  chain: Subject,
  step: Subject,
  judge: (found: readonly Stranger[], name: string) => Judgement,
): Judgement {
  const final = stepOf(chain, 'final');
  if (final.kind !== 'step') return final;
  const get = final.subject;
  if (findRecord(get.answer, writtenId(chain.answer)) === undefined) return notShown(chain, 'final');
  const [member = ''] = Object.keys(kindOf(chain.answer.call.operation).named(''));
  const name = writtenRecord(step.answer).sent[member];
  const all = stepOf(chain, 'final-all');
  const found = [get, ...(all.kind === 'step' ? [all.subject] : [])].flatMap((one) =>
    (listedIn(one.answer) ?? [])
      .filter((record) => record[member] === name)
      .map((record): Stranger => ({ get: one, record })),
  );
  return judge(found, String(name));
}
