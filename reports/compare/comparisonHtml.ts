import { inPage } from '../html/inPage.ts';
import { closing, headings, isCompared, unlike, verdictLine } from './comparisonText.ts';
import type { RunComparison } from './RunComparison.ts';

/** What the page of a comparison shows. */
export interface ComparisonData {
  readonly comparison: RunComparison;
  readonly verdict: string;
  readonly tone: 'good' | 'bad' | 'open';
  readonly sentence: string;
  /** The heading of the circumstances in which the runs differ. */
  readonly unlike: string;
  readonly headings: Readonly<Record<string, string>>;
}

/** A comparison for people, in one file. */
export function comparisonHtml(comparison: RunComparison): string {
  const data: ComparisonData = {
    comparison,
    verdict: verdictLine(comparison),
    tone: comparison.regressed ? 'bad' : isCompared(comparison) ? 'good' : 'open',
    sentence: closing(comparison),
    unlike,
    headings,
  };
  return inPage('comparison', data);
}
