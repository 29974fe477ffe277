import type { Case } from '../../harness/verdicts/Case.ts';
import { earlierClauses, type Precedence } from '../../harness/verdicts/yieldsTo.ts';
import type { Format } from '../../specs/Format.ts';
import { someCases } from './allCases.ts';
import { clauses } from './clauses.ts';

/** What cases in these formats yield to. The cases of a clause are made when a red case asks for them, and kept from then on. */
export function precedenceIn(formats: readonly Format[]): Precedence {
  const known = new Map<string, readonly Case[]>();
  const made = (clause: string, operation: string): readonly Case[] =>
    someCases(formats, {
      isClause: (id) => id === clause,
      isOperation: (name) => name === operation,
    }).cases.filter((one) => one.clause === clause && (one.operation?.name ?? '-') === operation);
  return {
    clausesBefore,
    casesOf: (clause, operation) => {
      const name = `${clause} ${operation}`;
      const cases = known.get(name) ?? made(clause, operation);
      known.set(name, cases);
      return cases;
    },
  };
}

/** The clauses that a case yields to. An own check yields to none. */
export const clausesBefore = (item: Pick<Case, 'id' | 'clause'>): readonly string[] =>
  earlierClauses(clauses.get(item.clause)?.yieldsTo ?? [], item);
