import { createHash } from 'node:crypto';
import type { Fixtures } from '../config/Settings.ts';

/** By what two runs can be told to have had the same fixtures and the same cases: SHA-256, in hexadecimal. */
export interface Digests {
  readonly fixtures: string;
  readonly cases: string;
}

/** Digests of the fixtures as they were given, whatever the order of their members, and of the ids of the planned cases. */
export const digests = (fixtures: Fixtures, caseIds: readonly string[]): Digests => ({
  fixtures: sha256(JSON.stringify(fixtures, inOrder)),
  cases: caseListDigest(caseIds),
});

/** The digest of a list of cases, in whatever order. */
export const caseListDigest = (caseIds: readonly string[]): string => sha256([...caseIds].sort().join('\n'));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hands JSON.stringify the members of an object by their names; lists keep their order. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
