import { inPage } from '../html/inPage.ts';
import type { Comparison } from './Comparison.ts';
import { closing, headings, isCompared, unlike, verdictOf } from './comparisonText.ts';

/** What the page of a comparison shows. */
export interface ComparisonData {
  readonly comparison: Comparison;
  readonly verdict: string;
  readonly tone: 'good' | 'bad' | 'open';
  readonly sentence: string;
  /** What stands above the circumstances in which the runs differ. */
  readonly unlike: string;
  readonly headings: Readonly<Record<string, string>>;
}

/** A comparison for people, in one file. */
export function comparisonHtml(comparison: Comparison): string {
  const data: ComparisonData = {
    comparison,
    verdict: verdictOf(comparison),
    tone: comparison.regressed ? 'bad' : isCompared(comparison) ? 'good' : 'open',
    sentence: closing(comparison),
    unlike,
    headings,
  };
  return inPage('comparison', data);
}
