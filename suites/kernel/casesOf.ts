import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { hasReachedOperation } from '../../harness/exchanges/statusMeaning.ts';
import { holdsNoMessage } from '../../harness/exchanges/unreadable.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { answersOf, gate } from '../../harness/verdicts/gate.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { judged } from '../../harness/verdicts/judgements.ts';
import { withoutIllegible, withoutMessage } from '../../harness/verdicts/lostParts.ts';
import { type Subject, subjectOf } from '../../harness/verdicts/Subject.ts';
import { withReason } from '../../harness/verdicts/whyRefused.ts';
import type { Place } from '../../specs/Clause.ts';
import { aboutOf } from '../../specs/clauseFamily.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { atDefaultAddress } from '../../specs/rules.ts';
import { caseOf } from './cases.ts';
import type { Check } from './clause.ts';

/** What a check says of an answer, with what it finds in the further ones. These pass no gate: they are chosen by how they came out. */
function alsoFurther(check: Check, subject: Subject): Judgement {
  const judgement = withReason(check.judge(subject), subject);
  if (check.alsoAsks === undefined || judgement.kind === 'notApplicable') return judgement;
  const more = furtherSubjects(subject)
    .filter((one) => isAskedOf(check, one))
    .map(check.judge)
    .flatMap((one) => (one.kind === 'judged' ? one.violations : []));
  if (more.length === 0) return judgement;
  return judged([...(judgement.kind === 'judged' ? judgement.violations : []), ...more]);
}

/** Each answer once, of calls that differ from the plain one only in what they send. */
function furtherSubjects({ evidence, spec, context, exchange }: Subject): readonly Subject[] {
  const seen = new Set([exchange]);
  return (evidence.further ?? []).flatMap(({ answer, expects, holdsOddValues }) => {
    if (seen.has(answer.exchange) || !isAlike(answer, spec)) return [];
    seen.add(answer.exchange);
    const one = subjectOf({ answer, others: {} }, { ...spec, expects }, context);
    if (holdsOddValues !== true) return [one];
    // A gateway may refuse odd values. Whatever the values are, a list of one item is a list.
    return isTakenWrite(one)
      ? [{ ...one, deviations: one.deviations.filter(({ isLoneItem }) => isLoneItem) }]
      : [];
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

function isAskedOf(check: Check, one: Subject): boolean {
  if (check.alsoAsks === 'all') return hasReachedOperation(one.answer);
  if (isTakenWrite(one) || showsForm(check, one)) return true;
  // Where the record comes back under another code than 500, it may be the code that is wrong (ENV-2).
  const isMiscoded = one.status?.ErrorCode !== '500' && showsRecord(one);
  const isFailure = one.outcome === 'failed' && one.status !== undefined && !isMiscoded;
  return check.alsoAsks === 'told' && isFailure && hasReachedOperation(one.answer);
}

/** Whether the call was taken, which a wrong code hides only where what was written is shown. */
function isTakenWrite(one: Subject): boolean {
  const { spec, outcome, status } = one;
  if (spec.expects === 'failure' || outcome !== 'succeeded' || status === undefined) return false;
  return status.ErrorCode === '0' || spec.operation?.record === undefined || showsRecord(one);
}

const showsRecord = ({ spec, value }: Subject): boolean => isRecord(value[spec.operation?.record ?? '']);

/** The form of a success shows in any, also of a call that had to fail. */
const showsForm = ({ clause }: Check, { outcome, status }: Subject): boolean =>
  aboutOf(clause) === 'form' && outcome === 'succeeded' && status?.ErrorCode === '0';

/**
 * A check expanded over the evidence of one place, given in the order of the scenarios. The caller has asked whether its clause applies
 * there.
 *
 * Where it is asked of further answers, the case of the plain call gets those from `beside`. The slug is the address where
 * it is not the default one, then the scenario from the second on, then the check's.
 */
export function casesOf(
  check: Check,
  place: Place,
  evidence: readonly EvidenceSpec[],
  beside?: EvidenceSpec,
): readonly Case[] {
  const cases: Case[] = [];
  for (const spec of evidence) {
    if (check.scenario === undefined ? spec.apart === true : check.scenario !== spec.scenario) continue;
    if (check.answers !== 'all' && check.answers !== answersOf[spec.expects]) continue;
    if (check.when?.(place, scenarioOf(spec)) === false) continue;
    const isPlain = check.alsoAsks !== undefined && spec.scenario === plainCall;
    const key = (isPlain ? beside : undefined)?.key ?? spec.key;
    cases.push(checked(check, place, spec, key, cases.length === 0));
  }
  return cases;
}

/** `key` is of the evidence that holds the answer. */
function checked(check: Check, place: Place, spec: EvidenceSpec, key: string, first: boolean): Case {
  const address = atDefaultAddress(place) ? undefined : place.address;
  const words = [address, first ? undefined : spec.scenario, check.slug].filter((word) => word !== undefined);
  const { clause } = check;
  const level = typeof check.level === 'function' ? check.level(place, scenarioOf(spec)) : check.level;
  const named = { clause, level, slug: words.join('-') || undefined };
  const item = caseOf(key === spec.key ? spec : { ...spec, key }, named, (found, context) => {
    const subject = subjectOf(found, spec, context);
    return (
      gate(check, subject) ??
      withoutMessage(clause, subject, withoutIllegible(clause, subject, alsoFurther(check, subject)))
    );
  });
  return check.once === undefined ? item : { ...item, once: check.once };
}

const scenarioOf = (spec: EvidenceSpec) => ({
  name: spec.scenario,
  expects: spec.expects,
  ...(spec.shownBy === undefined ? {} : { shownBy: spec.shownBy }),
});
