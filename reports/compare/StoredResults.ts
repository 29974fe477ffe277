import type { Results } from '../results.ts';
import type { StoredFinding } from '../storedFinding.ts';
import type { Summary } from '../summarise.ts';

/** What version 1 of results.json did not hold. */
type Later = 'selection' | 'strict' | 'allow' | 'readOnly' | 'runs' | 'digests';

/** results.json of any version that `assay compare` reads. */
export interface StoredResults extends Pick<Results, 'verdicts' | 'observations' | 'deviations'> {
  readonly schemaVersion: 1 | 2;
  readonly run: Omit<Results['run'], Later> & Partial<Pick<Results['run'], Later>>;
  readonly findings: readonly (Omit<StoredFinding, 'title'> & Partial<Pick<StoredFinding, 'title'>>)[];
  readonly summary: Omit<Summary, 'outcome' | 'kind' | 'judged' | 'cases' | 'known'> &
    Partial<Pick<Summary, 'outcome'>>;
}
