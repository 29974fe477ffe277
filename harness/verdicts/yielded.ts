import type { Evidence } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import type { EvidenceStore } from '../evidence/evidenceStore.ts';
import { type Plan, withRequired } from '../evidence/Plan.ts';
import type { Case, CheckContext } from './Case.ts';
import { checkEvidence } from './checkEvidence.ts';
import type { Judgement, Violation } from './Judgement.ts';

interface YieldContext {
  readonly store: Pick<EvidenceStore, 'get'>;
  readonly context: CheckContext;
  readonly plan: Pick<Plan, 'evidence' | 'precedence'>;
}

/**
 * The part of a judgement that remains after dropping every violation seen in an exchange in which an earlier clause is broken
 * (`Plan.precedence`). If nothing remains, that clause blocks the case. The earlier clauses are checked on the same evidence,
 * selected or not, so that a verdict never depends on the selection.
 */
export async function yielded(
  item: Case,
  evidence: Evidence,
  judgement: Judgement,
  within: YieldContext,
): Promise<Judgement> {
  if (judgement.kind !== 'judged' || judgement.violations.length === 0) return judgement;
  const earlier = await earlierBreaches(item, evidence, within);
  const kept = judgement.violations.filter(({ exchange }) => !earlier.has(exchange.id));
  if (kept.length > 0) return { ...judgement, violations: kept };
  const [first] = judgement.violations;
  const broken = first === undefined ? undefined : earlier.get(first.exchange.id);
  if (first === undefined || broken === undefined) return judgement;
  return {
    kind: 'blocked',
    cause: `clause:${broken.clause}`,
    message: `${broken.clause} is broken in the same answer (${broken.message}), and ${item.clause} yields to it: ${first.message}`,
    exchange: first.exchange,
  };
}

interface Broken {
  readonly clause: string;
  readonly message: string;
}

/**
 * The breaches of earlier clauses, each with the exchange that showed it. Of several in one exchange, the first one named counts.
 */
async function earlierBreaches(
  item: Case,
  evidence: Evidence,
  within: YieldContext,
): Promise<ReadonlyMap<string, Broken>> {
  const found = new Map<string, Broken>();
  const add = (exchange: string, broken: Broken): void => {
    if (!found.has(exchange)) found.set(exchange, broken);
  };
  for (const clause of within.plan.precedence.clausesBefore(item)) {
    for (const other of casesBeside(item, clause, within.plan))
      for (const { exchange, message } of await violationsOf(other, item, evidence, within))
        add(exchange.id, { clause, message });
    // The answer itself holds what a decoder met, whoever judges it.
    for (const { exchange, decoded } of everyAnswer(evidence))
      for (const deviation of decoded?.deviations ?? [])
        if (deviation.clause === clause)
          add(exchange.id, { clause, message: `${deviation.path || 'the document'}: ${deviation.actual}` });
  }
  return found;
}

/** The other cases of a clause that judge the evidence of a case or what that requires, however deep, selected or not. */
export function casesBeside(item: Case, clause: string, plan: YieldContext['plan']): readonly Case[] {
  return [...withRequired([item.evidence], plan.evidence)].flatMap((key) =>
    plan.precedence
      .casesOf(clause, key.split('/')[1] ?? '-')
      .filter(({ id, evidence }) => evidence === key && id !== item.id),
  );
}

/** What a case that goes first finds, as far as it does not itself yield. */
async function violationsOf(
  other: Case,
  item: Case,
  evidence: Evidence,
  within: YieldContext,
): Promise<readonly Violation[]> {
  const own = other.evidence === item.evidence ? evidence : await gathered(other.evidence, within);
  if (own === undefined) return [];
  const judgement = await yielded(other, own, checkEvidence(other, own, within.context), within);
  return judgement.kind === 'judged' ? judgement.violations : [];
}

/** Required evidence, gathered earlier. Its own cases report what went wrong with it. */
async function gathered(key: string, { store }: YieldContext): Promise<Evidence | undefined> {
  const [found] = await Promise.allSettled([store.get(key)]);
  return found.status === 'fulfilled' && found.value.kind === 'evidence' ? found.value.evidence : undefined;
}
