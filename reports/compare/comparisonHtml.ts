import { inPage } from '../html/inPage.ts';
import type { Comparison } from './Comparison.ts';
import { closing, headings } from './comparisonText.ts';

/** What the page of a comparison shows. */
export interface ComparisonData {
  readonly comparison: Comparison;
  readonly sentence: string;
  readonly headings: Readonly<Record<string, string>>;
}

/** A comparison for people, in one file. */
export function comparisonHtml(comparison: Comparison): string {
  const data: ComparisonData = { comparison, sentence: closing(comparison), headings };
  return inPage('comparison', data);
}
