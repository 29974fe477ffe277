import type { Verdict } from '../harness/verdicts/Verdict.ts';
import { familyOf } from '../specs/clauseFamily.ts';
import { isBrokenCase } from './verdictStatus.ts';

/** What a clause is about: who is let in, what happens to data, or how messages are written. The graver comes first. */
export const concerns = ['security', 'data', 'form'] as const;

export type Concern = (typeof concerns)[number];

/** A target that breaks one of these accepts keys that it should refuse. */
const ofKeys: readonly string[] = ['AUTH-2', 'AUTH-3'];

/** Families about messages, headers, failures and keys. Some clauses of TYP are about values that come back. */
const formFamilies: readonly string[] = ['ENV', 'TYP', 'FMT', 'ERR', 'AUTH', 'VER'];
const ofValues: readonly string[] = ['TYP-9', 'TYP-12', 'TYP-13', 'TYP-16'];

/** Which of them a clause is about, by its id. */
export function concernOf(clause: string): Concern {
  if (ofKeys.includes(clause)) return 'security';
  return formFamilies.includes(familyOf(clause)) && !ofValues.includes(clause) ? 'form' : 'data';
}

/** A breach, at any level, that goes before all others: it opens the target to anybody who asks. */
export const isSecurityBreach = (verdict: Pick<Verdict, 'clause' | 'status'>): boolean =>
  concernOf(verdict.clause) === 'security' && isBrokenCase(verdict);
