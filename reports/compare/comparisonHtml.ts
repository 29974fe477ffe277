import { inPage } from '../html/inPage.ts';
import { alikeWords, casesInWords, causeHeadings, causesSentence, isCompared } from './causeWords.ts';
import { closing, headings, unlike, verdictLine } from './comparisonText.ts';
import type { ComparedCause, RunComparison } from './RunComparison.ts';
import type { SideBySide } from './SideBySide.ts';
import { cellText, legend, sideBySideSentence } from './sideBySideText.ts';

/** What the page of a comparison shows. */
export interface ComparisonData {
  readonly comparison: RunComparison;
  readonly causesSentence: string;
  readonly causeHeadings: Readonly<Record<ComparedCause['kind'], string>>;
  /** How many cases show each cause, in the order of the causes. */
  readonly casesInWords: readonly string[];
  /** The words for two answers that do not differ. */
  readonly alikeWords: string;
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
    causesSentence: causesSentence(comparison),
    causeHeadings,
    casesInWords: comparison.causes.map(casesInWords),
    alikeWords,
    verdict: verdictLine(comparison),
    tone: comparison.regressed ? 'bad' : isCompared(comparison) ? 'good' : 'open',
    sentence: closing(comparison),
    unlike,
    headings,
  };
  return inPage(data);
}

/** What the page of runs side by side shows. */
export interface SideBySideData {
  readonly sides: SideBySide;
  /** The cells of the rows, in words. */
  readonly cells: readonly (readonly string[])[];
  readonly sentence: string;
  readonly legend: string;
}

/** Runs side by side for people, in one file. */
export function sideBySideHtml(sides: SideBySide): string {
  const data: SideBySideData = {
    sides,
    cells: sides.rows.map((row) => row.cells.map(cellText)),
    sentence: sideBySideSentence(sides),
    legend,
  };
  return inPage(data);
}
