import { escaped } from '../pageSections.ts';
import { percent } from '../thresholds.ts';
import type { Count, Systematic } from './Systematic.ts';
import { alarmInWords, blameInWords, intervalInWords, missInWords, shareOf } from './systematicLines.ts';
import { wilson } from './wilson.ts';

const heading = '## Systematic mutants';

/** What the page says of a sample in one line. */
export interface SampleFigures extends Omit<Count, 'name'> {
  readonly seed: number;
  readonly hidden: number;
  readonly setAside: number;
  readonly lawful: number;
  readonly falseAlarms: number;
}

/** The figures of a sample. */
export const figuresOf = ({ seed, total, hidden, setAside, lawful }: Systematic): SampleFigures => ({
  seed,
  mutants: total.mutants,
  found: total.found,
  precise: total.precise,
  hidden: hidden.length,
  setAside: setAside.mutants,
  lawful: lawful.mutants,
  falseAlarms: lawful.alarms.length,
});

/** The section about them in docs/proof.md: the first sample that was ever kept, and the last. */
export function systematicSection(last: Systematic, first: SampleFigures): readonly string[] {
  const { seed, suiteVersion, all, asked, drawn, setAside, lawful, missed, wronglyBlamed, tooHard, hidden } =
    last;
  const figures = figuresOf(last);
  const isFirst = JSON.stringify(first) === JSON.stringify(figures);
  return [
    heading,
    '',
    `Made by \`assay prove --systematic ${asked} --seed ${seed}\` of version ${suiteVersion}. A generator makes ${all} mutants of the reference`,
    'server from the specs: each operator at each site where it means something, in one format, at one address, the second time or',
    'everywhere. A sample is drawn, first the operator and then the site, and each is judged by the cases of its operation and',
    'format and by a tenth of the others. Which clause a mutant breaks follows from rules about the kind of member.',
    '',
    '| sample | faults | found | detection | 95 % interval | on a clause that is broken | hidden | set aside | lawful | false alarms |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...(isFirst ? [] : [sampleRow(`seed ${first.seed}, the first`, first)]),
    sampleRow(`seed ${seed}`, figures),
    '',
    `Of ${drawn} that were drawn, ${setAside.mutants} are set aside, because no client can see them:`,
    '',
    ...setAside.reasons.map(({ because, mutants }) => `- ${mutants}: ${because}`),
    '',
    ...table('operator', last.byOperator),
    ...table('direction', last.byDirection),
    ...table('format', last.byFormat),
    ...table('kind of member', last.byKind),
    ...table('level', last.byLevel),
    ...list('Missed', missed.map(missInWords)),
    ...list(
      'Hidden',
      hidden.map(({ name }) => name),
    ),
    ...list('Found, and blamed on other clauses', wronglyBlamed.map(blameInWords)),
    ...list('Failed, though no MUST is broken', tooHard.map(blameInWords)),
    ...list('False alarms on lawful mutants', lawful.alarms.map(alarmInWords)),
  ];
}

const sampleRow = (
  name: string,
  { mutants, found, precise, hidden, setAside, lawful, falseAlarms }: SampleFigures,
): string =>
  `| ${name} | ${mutants} | ${found} | **${shareOf(found, mutants)}** | ${intervalInWords(wilson(found, mutants))} | ${shareOf(precise, found)} | ${hidden} | ${setAside} | ${lawful} | ${falseAlarms} |`;

const table = (title: string, counts: readonly Count[]): readonly string[] => [
  `| ${title} | mutants | found | detection | at least | on a clause that is broken |`,
  '|---|---|---|---|---|---|',
  ...counts.map(
    ({ name, mutants, found, precise }) =>
      `| ${name} | ${mutants} | ${found} | ${shareOf(found, mutants)} | ${percent(wilson(found, mutants).low)} | ${shareOf(precise, found)} |`,
  ),
  '',
];

const list = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`### ${title}`, '', ...lines.map((line) => `- ${escaped(line)}`), ''];
