import { formats } from '../../specs/Format.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import type { FirstRun } from './FirstRun.ts';
import type { FaultScore } from './faultScore.ts';
import { misses } from './misses.ts';
import type { Proof, Tally } from './Proof.ts';
import { escaped } from './pageSections.ts';
import { type Stability, stabilitySection } from './stability.ts';
import { detection, missedThresholds, percent, precision, thresholds } from './thresholds.ts';

/** docs/proof.md: the numbers of a proof, the kill matrix, the diagnosis and what never failed, in Markdown. */
export function proofPage(proof: Proof, firstRun?: FirstRun, stability?: Stability): string {
  const { full, seed, cases, judged, variants, falseAlarms, suiteVersion } = proof;
  const alone = variants.filter(({ kind }) => kind === 'variant');
  const missed = missedThresholds(proof);
  return [
    '# The proof',
    '',
    `Made by \`assay prove${full ? ' --full' : ''} --seed ${seed}\` of version ${suiteVersion}; not edited by hand.`,
    '',
    'A suite is believed when it is shown to be right. So Assay judges servers whose faults are known:',
    'each *fault* breaks one clause, each *variant* keeps the document and differs where it leaves something open.',
    'The suite knows neither; a fault goes by the bytes of a request and the store alone.',
    '',
    '- *Detection*: faults whose clause was red at the level of what they break: it failed, or warned where that is a SHOULD or a NOTE.',
    '- *Precision*: found faults for which no other clause was red, but those declared to depend on it, and nothing at MUST where no',
    '  MUST is broken.',
    '- *False alarms*: what failed or errored on a variant, or warned though the variant keeps that SHOULD.',
    '',
    '| | found | detection | blamed on nothing else | precision |',
    '|---|---|---|---|---|',
    tallyRow('our own faults', proof.own),
    ...(proof.outside.faults === 0
      ? []
      : [tallyRow('faults of somebody who read only the contract', proof.outside)]),
    '',
    '| level of what is broken | found | detection | blamed on nothing else | precision | clauses | of them precise throughout |',
    '|---|---|---|---|---|---|---|',
    ...proof.byLevel.map(
      (each) => `${tallyRow(each.level, each)} ${each.pairs.broken} | ${each.pairs.precise} |`,
    ),
    '',
    `False alarms on ${variants.length} lawful servers (${ofKind(proof, 'variant')} alone, ${ofKind(proof, 'combination')} combinations): **${falseAlarms}**.`,
    `Each of the red verdicts was judged again on nothing but the exchanges that it lists, read again from their bytes: **${proof.unproven.length}** came out otherwise.`,
    ...(proof.whole
      ? [
          `Blocked verdicts that name a clause which is red nowhere in their reach: **${proof.unbacked.length}** (\`unbacked\` in proof.json).`,
        ]
      : []),
    `The whole plan has ${cases} cases; ${judged} verdicts were made.`,
    '',
    `Wanted are detection ≥ ${percent(thresholds.detection)}, precision ≥ ${percent(thresholds.precision)} at each level and ${thresholds.falseAlarms} false alarms: ${missed.length === 0 ? 'all three hold' : `missed are ${missed.join('; ')}`}.`,
    '',
    '## What was missed',
    '',
    ...bullets(misses(proof)),
    '',
    ...firstRunLines(firstRun),
    ...diagnosisLines(proof),
    ...neverFailedLines(proof),
    ...stabilitySection(stability),
    '## The kill matrix',
    '',
    'How many cases of the broken clause were red, by format; `several` are cases about more than one format.',
    '',
    ...matrixLines(proof.faults),
    ...(proof.outsideFaults.length === 0
      ? []
      : ['', '### Faults of somebody who read only the contract', '', ...matrixLines(proof.outsideFaults)]),
    '',
    '## Variants',
    '',
    '| variant | judged | false alarms |',
    '|---|---|---|',
    ...alone
      .filter(({ alarms }) => alarms.length > 0)
      .map(({ name, judged: count, alarms }) => `| ${name} | ${count} | ${alarms.length} |`),
    '',
    `Without a false alarm: ${alone
      .filter(({ alarms }) => alarms.length === 0)
      .map(({ name }) => name.replace(/^variant /, ''))
      .join(', ')}.`,
    '',
  ].join('\n');
}

const tallyRow = (name: string, tally: Tally): string =>
  `| ${name} | ${tally.found} of ${tally.faults} | **${percent(detection(tally))}** | ${tally.precise} of ${tally.found} | **${percent(precision(tally))}** |`;

const ofKind = ({ variants }: Proof, kind: string): number =>
  variants.filter((variant) => variant.kind === kind).length;

const bullets = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? ['Nothing.'] : lines.map((line) => `- ${escaped(line)}`);

function firstRunLines(firstRun: FirstRun | undefined): readonly string[] {
  if (firstRun === undefined) return [];
  const { date, tally, missed, suiteVersion } = firstRun;
  return [
    '## The first run of the faults of somebody else',
    '',
    `They were written from the contract alone, and not changed before they were tried. On ${date} by version ${suiteVersion}: ${tally.found} of ${tally.faults} were found (detection ${percent(detection(tally))}), ${tally.precise} of them blamed on nothing else (precision ${percent(precision(tally))}). What was missed then:`,
    '',
    ...bullets(
      missed.map(
        ({ name, clause, about, found, blamed }) =>
          `${name} (${clause}: ${about}) ${found ? '' : 'not found'}${blamed.length === 0 ? '' : ` blamed ${blamed.join(', ')}`}`,
      ),
    ),
    '',
  ];
}

function diagnosisLines({ diagnosis }: Proof): readonly string[] {
  if (diagnosis === undefined) return [];
  return [
    '## The diagnosis',
    '',
    'A finding says what a target does wrong, and why where its bytes tell: a row of reports/diagnosis has the words, and what has',
    'to be seen in the bytes of the breach for them to be true. Which of them are true of which fault was told by hand.',
    '',
    '| servers | diagnosed | defects told | right |',
    '|---|---|---|---|',
    ...diagnosis.rates.map(
      ({ name, servers, diagnosed, told, right }) =>
        `| ${name} | ${diagnosed} of ${servers} | ${told} | ${told === 0 ? '' : percent(right / told)} |`,
    ),
    '',
  ];
}

function neverFailedLines({ neverFailed, cases: all }: Proof): readonly string[] {
  if (neverFailed === undefined) return [];
  const left = neverFailed.reduce((sum, { cases }) => sum + cases, 0);
  return [
    '## Cases that never failed',
    '',
    `${all - left} of ${all} cases failed on some server with a fault.${left === 0 ? '' : ' These did not:'}`,
    '',
    ...neverFailed.map(({ check, cases, operations, unseenIn }) => {
      const unseen = unseenIn.length === 0 ? '' : `; never in ${unseenIn.join(', ')}`;
      return `- \`${check}\` (${cases}): ${operations.join(', ')}${unseen}`;
    }),
    '',
  ];
}

function matrixLines(faults: readonly FaultScore[]): readonly string[] {
  const columns = [...formats, 'several'];
  const byClause = [...faults].sort((a, b) => order(a) - order(b));
  return [
    `| clause | level | fault | what it does | ${columns.join(' | ')} | besides |`,
    `|---|---|---|---|${columns.map(() => '---|').join('')}---|`,
    ...byClause.map(
      ({ clause, level, name, about, formats: counts, blamed, dependent, found }) =>
        `| ${clause} | ${level} | ${name} | ${escaped(about)} | ${columns.map((column) => counts[column] ?? '').join(' | ')} | ${[
          ...(found ? [] : ['**not found**']),
          ...blamed.map((blame) => `**${blame.clause}${blame.level === level ? '' : ` ${blame.level}`}**`),
          ...dependent,
        ].join(' ')} |`,
    ),
  ];
}

const clauseOrder = new Map([...clauses.keys()].map((id, index) => [id, index]));

const order = ({ clause }: FaultScore): number => clauseOrder.get(clause) ?? clauseOrder.size;
