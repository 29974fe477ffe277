import { isNumeric } from '../../specs/numeric.ts';
import { addressClause, successClause } from '../../specs/promises.ts';
import { atDefaultAddress, takesRecordAction } from '../../specs/rules.ts';
import { saysForbidden } from '../doubts/rightsOfKey.ts';
import { plainCall } from '../evidence/plainCall.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { isNotLetIn } from '../exchanges/statusMeaning.ts';
import { presence } from '../records/shownRecords.ts';
import { refusedAtHomeToo, refusedHere } from './addressBlame.ts';
import type { Judgement } from './Judgement.ts';
import { blocked, callRefused } from './judgements.ts';
import {
  plainAgain,
  refusedAsInsert,
  refusedByNow,
  refusedForAdditions,
  sentSample,
  takenInOtherFormat,
} from './refusals.ts';
import { refusedApplication } from './refusedApplication.ts';
import { messageOf, type Subject } from './Subject.ts';
import { mayBeLayout } from './unreadableCause.ts';

/** Why a call was not let in: the key is not taken (AUTH-1), or it may lack the right to the operation. */
export const causeOfClosedDoor = ({ answer }: Subject): 'control' | 'clause:AUTH-1' =>
  saysForbidden(answer) ? 'control' : 'clause:AUTH-1';

/** What a check says, with the reason instead of a refusal (`callRefused`). */
export const withReason = (judgement: Judgement, subject: Subject): Judgement =>
  judgement === callRefused ? refused(subject) : judgement;

/** The lawful call was refused: which clause, setting or fixture stands in the way of judging its success. */
export function refused(subject: Subject): Judgement {
  const { spec, evidence, response } = subject;
  const said = messageOf(subject);
  // A GET with the key in its query that fails is FMT-9's, whatever it says.
  if (spec.address === 'namedGet' && subject.outcome === 'failed')
    return blocked('clause:FMT-9', `GET with the key in the query fails: ${said}`);
  if (refusedHere(subject))
    return blocked(
      `clause:${addressClause(spec.address, spec.format)}`,
      `the call is refused here and works at the default address: ${said}`,
    );
  if (isNotLetIn(response.status))
    return blocked(causeOfClosedDoor(subject), `the call was not let in: ${said}`);
  const ofApplication = refusedApplication(subject.answer);
  if (ofApplication !== undefined) return ofApplication;
  const instead = refusedAsInsert(evidence.others) ?? refusedForAdditions(evidence.others);
  if (instead !== undefined) return instead;
  const byNow = refusedAtHomeToo(subject);
  if (byNow !== undefined) return byNow;
  const elsewhere = takenInOtherFormat(subject.answer, evidence.others);
  if (elsewhere !== undefined) return elsewhere;
  const json = evidence.others.json;
  if (json !== undefined && mayBeLayout(subject.answer) && outcomeOf(json, spec.expects) === 'succeeded') {
    return blocked(
      'layout',
      `json takes this call, ${spec.format} does not: ${said}. The document shows no layout for it; see the setting "dialect"`,
    );
  }
  const clause = spec.operation === null ? undefined : successClause(spec.operation);
  if (clause !== undefined) return blocked(`clause:${clause}`, `the call failed: ${said}`);
  const own = sampledClause(subject);
  if (own !== undefined) return blocked(`clause:${own}`, `the fixtures' own record was refused: ${said}`);
  return (
    usedUpOrRefused(subject, said) ?? blocked('control', `the target refused ${whatOf(subject)}: ${said}`)
  );
}

/**
 * A disposable of the fixtures may have been used up before, so its refusal says nothing unless a Get still shows it
 * (docs/fixtures.md, What is used up).
 */
function usedUpOrRefused({ spec, evidence, answer }: Subject, said: string): Judgement | undefined {
  const kind = spec.operation?.disposable;
  if (kind === undefined || spec.expects !== 'success') return undefined;
  const { left } = evidence.others;
  const id = answer.call.members[spec.operation?.target ?? ''];
  const seen = left === undefined || !isNumeric(id) ? undefined : presence(left, id);
  if (seen === 'shown')
    return blocked('clause:DEL-1', `the record is still shown, and its delete was refused: ${said}`);
  return blocked(`fixture:disposable.${kind}`, `used up, or refused? ${said}`);
}

/** The clause that fails where the target refuses the operator's own sample, sent whole (rule 3), unless it took one of the kind before. */
function sampledClause({ spec, context, answer, others }: Subject): string | undefined {
  const { operation, scenario } = spec;
  // Other scenarios insert only where the plain insert was taken.
  if (scenario !== plainCall || refusedByNow(others[plainAgain]) !== undefined) return undefined;
  if (operation?.record === undefined || !atDefaultAddress(spec)) return undefined;
  if (sentSample(answer, context).kind !== 'whole') return undefined;
  if (operation.name === 'EventSubscriptionAdd') return 'EVT-1';
  return takesRecordAction(spec) ? 'ACT-1' : undefined;
}

/** The call that was refused. A member of the operator's sample that Assay replaced is named: the target may insist on it. */
function whatOf({ answer, context }: Subject): string {
  const sample = sentSample(answer, context);
  return sample.kind === 'replaced'
    ? `the call, but Assay had replaced ${sample.path} of the fixtures' sample`
    : 'the call';
}
