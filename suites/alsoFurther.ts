import type { Answer } from '../harness/Answer.ts';
import type { Judgement } from '../harness/Judgement.ts';
import { isRecord } from '../specs/isRecord.ts';
import type { Check } from './Check.ts';
import { holdsNoMessage } from './holdsNoMessage.ts';
import { judged } from './judgements.ts';
import { type Subject, subjectOf } from './Subject.ts';

/** HTTP statuses with which something before the operation answers: who turned the call away need not know of its envelope. */
const ofGateways: readonly number[] = [401, 403, 405, 413, 415, 429];

/** What a check says of an answer, with what it finds in those that stand beside it. */
export function alsoFurther(check: Check, subject: Subject): Judgement {
  const judgement = check.judge(subject);
  if (check.further === undefined || judgement.kind === 'notApplicable') return judgement;
  const more = furtherSubjects(subject)
    .filter((one) => (check.further === 'all' ? isOfOperation(one) : isTaken(one)))
    .map(check.judge)
    .flatMap((one) => (one.kind === 'judged' ? one.violations : []));
  if (more.length === 0) return judgement;
  return judged([...(judgement.kind === 'judged' ? judgement.violations : []), ...more]);
}

/** Each answer once, of calls that are as the plain one but for what they send. */
function furtherSubjects({ evidence, spec, context, exchange }: Subject): readonly Subject[] {
  const seen = new Set([exchange]);
  return (evidence.further ?? []).flatMap(({ answer, expects }) => {
    if (seen.has(answer.exchange) || !isAlike(answer, spec)) return [];
    seen.add(answer.exchange);
    return [subjectOf({ answer, others: {} }, { ...spec, expects }, context)];
  });
}

const isAlike = (answer: Answer, { operation, format, address }: Subject['spec']): boolean =>
  answer.call.operation?.name === operation?.name &&
  answer.call.format === format &&
  answer.call.address === address &&
  answer.call.altered === undefined &&
  answer.detour === null &&
  answer.exchange.response !== null &&
  !holdsNoMessage(answer);

const isOfOperation = ({ response: { status } }: Subject): boolean =>
  status <= 500 && !ofGateways.includes(status);

/** Whether the call was taken, which a wrong code hides only where what was written is shown. */
function isTaken({ spec, outcome, status, value }: Subject): boolean {
  const { record } = spec.operation ?? {};
  if (spec.expects === 'failure' || outcome !== 'succeeded' || status === undefined) return false;
  return status.ErrorCode === '0' || record === undefined || isRecord(value[record]);
}
