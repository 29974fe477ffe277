import type { FinishedRun } from './FinishedRun.ts';
import { findings } from './findings.ts';
import { isJudged } from './summarise.ts';

/** What the run came to, in one or two sentences that also say how much was judged and why the rest was not. */
export function closingSentence(run: FinishedRun): string {
  const asked = run.verdicts.filter(({ status }) => status !== 'notApplicable');
  const judged = asked.filter(isJudged).length;
  const parts = [
    `${judged} of ${Math.max(asked.length, run.planned - (run.verdicts.length - asked.length))} judged`,
    ...blocked(run),
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
  return `${stopped}No breach found${warned}.`;
}

function blocked({ verdicts }: FinishedRun): readonly string[] {
  const byKind = new Map<string, { count: number; readonly names: Set<string> }>();
  for (const { status, cause = 'nothing' } of verdicts) {
    if (status !== 'blocked') continue;
    const [kind = '', name = ''] = cause.split(/:(.*)/s);
    const group = byKind.get(kind) ?? { count: 0, names: new Set<string>() };
    byKind.set(kind, group);
    group.count += 1;
    if (name !== '') group.names.add(name);
  }
  return [...byKind].map(
    ([kind, group]) => `${group.count} blocked ${reason(kind, [...group.names].sort())}`,
  );
}

function reason(kind: string, names: readonly string[]): string {
  switch (kind) {
    case 'fixture':
      return `for want of ${count(names.length, 'fixture')} (${names.join(', ')})`;
    case 'clause':
      return `by the breach of ${names.join(', ')}`;
    case 'control':
      return 'because the plain call was refused';
    case 'layout':
      return 'because the layout was not understood (see the setting dialect)';
    case 'size':
      return 'because the answer is longer than is read';
    case 'allowance':
      return 'because this target was only read (see --allow)';
    default:
      return 'because there was nothing to judge';
  }
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
