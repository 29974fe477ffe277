import type { Place } from '../../specs/Clause.ts';
import { showsLayout } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import {
  type BlockedEvidence,
  blockedEvidence,
  type Evidence,
  EvidenceUnavailable,
  evidenceIn,
  type Gathered,
} from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../exchanges/outcome.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { holdsNoMessage } from '../exchanges/unreadable.ts';
import { shown } from '../words/shown.ts';
import { lostLayout } from '../writes/lostLayout.ts';
import { refusedAsInsert, takenInOtherFormat } from './refusals.ts';
import { silenceOf } from './silence.ts';
import { mayBeLayout, unreadableCause } from './unreadableCause.ts';

/** Why the plain write that others build on does not count as taken (rule 3); undefined when it was answered `0`. */
export function notTaken(
  control: Gathered,
  place: Pick<Place, 'format' | 'address'>,
): BlockedEvidence | undefined {
  if (control.kind === 'blocked') return control;
  const { answer, others } = control.evidence;
  const name = answer.call.operationName;
  const because = (cause: BlockedEvidence['cause'], message: string): BlockedEvidence =>
    blockedEvidence(cause, message, answer);
  const silence = silenceOf(answer);
  if (silence !== undefined)
    return silence.kind === 'size'
      ? because('size', silence.message)
      : because('control', `a plain ${name}, on which this rests, was not answered: ${silence.message}`);
  if (holdsNoMessage(answer)) {
    return because(unreadableCause(answer, place), `a plain ${name} brought no readable answer`);
  }
  const outcome = outcomeOf(answer, 'success');
  if (outcome === 'succeeded') return undefined;
  if (outcome === 'unknown')
    return because('clause:ENV-1', `no status block tells whether a plain ${name} was taken`);
  const asInsert = refusedAsInsert(others);
  if (asInsert !== undefined) return because(asInsert.cause, asInsert.message);
  const elsewhere = takenInOtherFormat(answer, others);
  if (elsewhere !== undefined) return because(elsewhere.cause, elsewhere.message);
  if (mayBeLayout(answer) && others.json !== undefined && hasSucceeded(others.json))
    return because(
      'layout',
      `json takes a plain ${name}, ${place.format} does not; see the setting "dialect"`,
    );
  const kind = answer.call.operation?.disposable;
  return kind === undefined
    ? because('control', `the target refused a plain ${name}`)
    : because(`fixture:disposable.${kind}`, `a plain ${name} is refused: used up, or refused?`);
}

/** Why nothing can be built on a write that has to be taken first (rule 3); undefined when it was taken and understood. */
export function obstacleOf(control: Gathered, place: Place): BlockedEvidence | undefined {
  const obstacle = notTaken(control, place);
  if (obstacle !== undefined || control.kind === 'blocked') return obstacle;
  const { answer, others } = control.evidence;
  const lost = lostLayout(answer, others.json);
  return lost === undefined ? undefined : blockedEvidence('layout', lost, answer);
}

/** Evidence of a plain call that was taken and understood; raises EvidenceUnavailable where nothing can be built on it. */
export function takenEvidence(gathered: Gathered, place: Place): Evidence {
  const obstacle = obstacleOf(gathered, place);
  if (obstacle !== undefined) throw new EvidenceUnavailable(obstacle);
  return evidenceIn(gathered);
}

/** A preparing call was refused or not readable, so there is nothing to judge; with what the target said to it. */
export function unprepared(what: string, answer?: Answer): BlockedEvidence {
  const reason = answer === undefined ? undefined : messageIn(answer);
  const said = reason === undefined ? '' : `: ${shown(reason)}`;
  const message = `${what}, which this evidence needs, was refused or brought no id${said}`;
  const isUnread = answer !== undefined && holdsNoMessage(answer);
  const cause = isUnread ? unreadableCause(answer, answer.call) : 'control';
  return blockedEvidence(cause, message, answer);
}

/** Why a bad row proves nothing: the same document with a known SKU was not taken, or came back without its row. */
export function obstacleOfRows(
  control: Gathered,
  sku: string,
  place: Pick<Place, 'format' | 'address'>,
): Gathered | undefined {
  if (control.kind === 'blocked') return control;
  const { answer, others } = control.evidence;
  const hasTwin = others.json?.decoded != null && hasSucceeded(others.json);
  if (answer.decoded === null) {
    const message = 'the same document with a known SKU brought no readable answer';
    return blockedEvidence(unreadableCause(answer, place), message, answer);
  }
  if (outcomeOf(answer, 'success') === 'failed') {
    const message = 'the same document with a known SKU was refused';
    return blockedEvidence(hasTwin ? 'layout' : 'control', message, answer);
  }
  const echo = answer.decoded.value.mvDocument;
  const rows = isRecord(echo) && Array.isArray(echo.DocumentDetails) ? echo.DocumentDetails : [];
  if (rows.some((row) => isRecord(row) && row.DocumentRowProductSKU === sku)) return undefined;
  const message = 'the same document with a known SKU came back without its row';
  return blockedEvidence(showsLayout(place.format) ? 'clause:ACT-1' : 'layout', message, answer);
}
