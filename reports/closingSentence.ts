import { blockedGroups, blockedReason } from './blockedGroups.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { findings } from './findings.ts';
import { isJudged } from './summarise.ts';
import { unshown } from './unshown.ts';

/** What the run came to, in one or two sentences that also say how much was judged and why the rest was not. */
export function closingSentence(run: FinishedRun): string {
  const asked = run.verdicts.filter(({ status }) => status !== 'notApplicable');
  const judged = asked.filter(isJudged).length;
  const parts = [
    `${judged} of ${Math.max(asked.length, run.planned - (run.verdicts.length - asked.length))} judged`,
    ...blockedGroups(run.verdicts).map((group) => `${group.count} blocked ${blockedReason(group)}`),
  ];
  const errored = asked.filter(({ status }) => status === 'errored').length;
  if (errored > 0) parts.push(`${errored} ended in an error`);
  const missing = run.planned - run.verdicts.length;
  if (missing > 0) parts.push(`${missing} without a verdict`);
  return `${outcome(run)} ${parts.join(', ')}.`;
}

function outcome(run: FinishedRun): string {
  const stopped = run.interrupted ? 'Interrupted. ' : '';
  const all = findings(run);
  const breaches = all.filter(({ status }) => status === 'failed');
  const warnings = all.filter(({ status }) => status === 'warned').length;
  const warned = warnings === 0 ? '' : `, ${count(warnings, 'warning')}`;
  if (breaches.length > 0) {
    const broken = new Set(breaches.map(({ clause }) => clause)).size;
    return `${stopped}${count(broken, 'clause')} broken: ${count(breaches.length, 'breach', 'breaches')}${warned}.`;
  }
  if (!run.verdicts.some(isJudged)) return `${stopped}Nothing was judged.`;
  const hidden = unshown(run.verdicts).join(', ');
  if (hidden !== '')
    return `${stopped}Not conclusive${warned}: answers broke ${hidden} where none of its own cases looked.`;
  return `${stopped}No breach found${warned}.`;
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
