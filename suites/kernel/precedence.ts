import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { earlierClauses, type Precedence } from '../../harness/verdicts/yieldsTo.ts';
import type { Format } from '../../specs/Format.ts';
import { casesFor, plainEvidenceBeside } from './allCases.ts';
import { clauses } from './clauses.ts';

/** Which cases go before others in these formats. They are made for the first red case that asks, and a plan keeps none of them. */
export function precedenceIn(formats: readonly Format[]): Precedence {
  const casesByClause = new Map<string, readonly Case[]>();
  const requiredByKey = new Map<string, readonly string[]>();

  function casesOfClause(clause: string, operation: string): readonly Case[] {
    const name = `${clause} ${operation}`;
    const made =
      casesByClause.get(name) ??
      casesFor(clause, operation, formats).cases.filter(
        (one) => one.clause === clause && (one.operation?.name ?? '-') === operation,
      );
    casesByClause.set(name, made);
    return made;
  }

  /** The keys of a case's evidence and of all that it requires, however deep. */
  function requiredBy({ evidence: key, clause, operation }: Case): readonly string[] {
    const known = requiredByKey.get(key);
    if (known !== undefined) return known;
    const { evidence } = casesFor(clause, operation?.name ?? '-', formats);
    const specOf = (one: string): EvidenceSpec | undefined =>
      evidence.get(one) ?? plainEvidenceBeside(one, formats).find(({ key: other }) => other === one);
    const required = new Set([key]);
    for (const one of required) for (const next of specOf(one)?.requires ?? []) required.add(next);
    requiredByKey.set(key, [...required]);
    return [...required];
  }

  return {
    clausesBefore,
    casesBeside: (item, clause) =>
      requiredBy(item).flatMap((key) =>
        casesOfClause(clause, key.split('/')[1] ?? '-').filter(
          ({ id, evidence: judged }) => judged === key && id !== item.id,
        ),
      ),
  };
}

/** The clauses that a case yields to. An own check yields to none. */
export const clausesBefore = (item: Pick<Case, 'id' | 'clause'>): readonly string[] =>
  earlierClauses(clauses.get(item.clause)?.yieldsTo ?? [], item);
