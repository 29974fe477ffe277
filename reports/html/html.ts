import type { FinishedRun } from '../FinishedRun.ts';
import { pageTemplate } from './pageTemplate.ts';
import { reportDataOf } from './reportDataOf.ts';

/** Where the data go in the page that the build makes of reports/page. */
const slot = '"the data of the report"';

/**
 * The report for people, in one file that asks nothing of the network.
 *
 * The data stand in an element that no browser executes, without any `<`, so that nothing in them can end it; the page
 * sets them as text only. Its content security policy allows its own script alone.
 */
export function html(run: FinishedRun): string {
  const [before = '', after] = pageTemplate().split(slot);
  if (after === undefined) throw new Error('the page of the report has no place for its data');
  return `${before}${JSON.stringify(reportDataOf(run)).replaceAll('<', '\\u003c')}${after}`;
}
