import type { Finding } from './findings.ts';

/**
 * A finding as results.json and the page of report.html hold it. The ids of its cases are `places` there, and the command is
 * `replay`.
 */
export interface StoredFinding extends Omit<Finding, 'cases' | 'command'> {
  readonly places: Finding['cases'];
  readonly replay: Finding['command'];
}

const storedNames: Readonly<Record<string, string>> = { cases: 'places', command: 'replay' };

/** Gives a finding the names of its stored form, in the same order. */
export const storedFinding = (finding: Finding): StoredFinding =>
  Object.fromEntries(
    Object.entries(finding).map(([name, value]) => [storedNames[name] ?? name, value]),
  ) as unknown as StoredFinding;

/** A finding from its stored form. */
export const restoredFinding = ({ places, replay, ...finding }: StoredFinding): Finding => ({
  ...finding,
  cases: places,
  command: replay,
});
