import { makeBadge } from 'badge-maker';
import type { FinishedRun } from '../FinishedRun.ts';
import { findings } from '../findings.ts';
import { isJudged, summarise } from '../summarise.ts';

/** A badge for a page about the target, as SVG: whether it conforms, and how many cases say so. */
export function badge(run: FinishedRun): string {
  return `${makeBadge({ label: 'API v2017a', ...outcome(run) })}\n`;
}

function outcome(run: FinishedRun): { readonly message: string; readonly color: string } {
  const { conforms, failed } = summarise(run);
  if (conforms)
    return { message: `conforms, ${run.verdicts.filter(isJudged).length} cases`, color: 'brightgreen' };
  if (failed === 0) return { message: 'not decided', color: 'yellow' };
  const broken = new Set(
    findings(run)
      .filter(({ status }) => status === 'failed')
      .map(({ clause }) => clause),
  ).size;
  return { message: broken === 1 ? '1 clause broken' : `${broken} clauses broken`, color: 'red' };
}
