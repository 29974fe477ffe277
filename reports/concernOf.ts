import type { Verdict } from '../harness/Verdict.ts';

/** What a clause is about: who is let in, what becomes of data, or how messages are written. The graver comes first. */
export const concerns = ['security', 'data', 'form'] as const;

export type Concern = (typeof concerns)[number];

/** Who breaks one of these takes keys that should be refused. */
const ofKeys: readonly string[] = ['AUTH-2', 'AUTH-3'];

/** Families about messages, headers, failures and keys; of TYP some clauses are about values that come back. */
const formFamilies: readonly string[] = ['ENV', 'TYP', 'FMT', 'ERR', 'AUTH', 'VER'];
const ofValues: readonly string[] = ['TYP-9', 'TYP-12', 'TYP-13', 'TYP-16'];

/** Which of them a clause is about, by its id. */
export function concernOf(clause: string): Concern {
  if (ofKeys.includes(clause)) return 'security';
  return formFamilies.includes(clause.split('-')[0] ?? '') && !ofValues.includes(clause) ? 'form' : 'data';
}

/** A breach, at whatever level, that stands before all others: it shows the target to whoever asks. */
export const isSecurityBreach = ({ clause, status }: Pick<Verdict, 'clause' | 'status'>): boolean =>
  concernOf(clause) === 'security' && (status === 'failed' || status === 'warned');
