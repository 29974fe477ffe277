import { makeBadge } from 'badge-maker';
import type { Scope } from '../../config/scope.ts';
import { counted } from '../../harness/words/counted.ts';
import { isSecurityBreach } from '../concernOf.ts';
import { outdated } from '../deviations.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { type Finding, findings } from '../findings.ts';
import { summarise } from '../summarise.ts';
import { type Tone, toneOf } from '../tone.ts';

/** An SVG badge for a page about the target: the outcome in its own words, and what it rests on. */
export function badge(run: FinishedRun): string {
  const message = [summarise(run).outcome, ...more(run)].join(', ');
  return `${makeBadge({ label: 'API v2017a', message, color: colors[toneOf(run)] })}\n`;
}

/** Green is for a target that conforms, amber for one that accepts wrong keys. Grey says that nobody knows. */
const colors: Readonly<Record<Tone, string>> = {
  good: 'brightgreen',
  caution: '#ffbf00',
  bad: 'red',
  open: 'lightgrey',
};

/** What is out of scope, in short: a badge has little room. */
const leftOut = ({ withoutFormats, withoutOperations }: Scope): readonly string[] => [
  ...(withoutFormats.length === 0 ? [] : [`without ${withoutFormats.join(' ')}`]),
  ...(withoutOperations.length === 0
    ? []
    : [
        `without ${withoutOperations.length === 1 ? withoutOperations[0] : `${withoutOperations.length} operations`}`,
      ]),
];

function more(run: FinishedRun): readonly string[] {
  const { conforms, judged } = summarise(run);
  const clausesOf = (found: (finding: Finding) => boolean): readonly string[] => [
    ...new Set(
      findings(run)
        .filter(found)
        .map(({ clause }) => clause),
    ),
  ];
  const broken = clausesOf(({ status }) => status === 'failed').length;
  const keys = clausesOf(isSecurityBreach);
  return [
    ...(run.embedded === undefined ? [] : ['embedded reference server']),
    ...(run.insecure ? ['certificate not checked'] : []),
    ...(conforms ? [counted(judged, 'case')] : []),
    ...leftOut(run.scope),
    ...(broken === 0 ? [] : [`${counted(broken, 'clause')} broken`]),
    ...(outdated(run).length === 0 ? [] : ['list of known deviations out of date']),
    ...(keys.length === 0 ? [] : [`security: ${keys.join(' ')}`]),
  ];
}
