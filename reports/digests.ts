import { createHash } from 'node:crypto';
import type { Fixtures } from '../config/Settings.ts';

/** Shows whether two runs had the same fixtures and the same cases: SHA-256, in hexadecimal. */
export interface Digests {
  readonly fixtures: string;
  readonly cases: string;
}

/** Digests of the fixtures as given, in any order of their members, and of the ids of the planned cases. */
export const digests = (fixtures: Fixtures, caseIds: readonly string[]): Digests => ({
  fixtures: sha256(JSON.stringify(fixtures, inOrder)),
  cases: caseListDigest(caseIds),
});

/** The digest of a list of cases, in any order. */
export const caseListDigest = (caseIds: readonly string[]): string => sha256([...caseIds].sort().join('\n'));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Gives JSON.stringify the members of an object sorted by name; lists keep their order. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
