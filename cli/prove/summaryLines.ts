import { misses } from './misses.ts';
import type { Proof, Tally } from './Proof.ts';
import { detection, missedThresholds, percent, precision } from './thresholds.ts';

/** What `assay prove` prints: the numbers, what was missed, and whether that is good enough. */
export function summaryLines(proof: Proof): readonly string[] {
  const { full, whole, seed, judged, own, outside, byLevel, falseAlarms, variants } = proof;
  const missed = missedThresholds(proof);
  const unjudged = variants.filter(({ blocked }) => blocked.length > 0);
  return [
    ...misses(proof),
    ...unjudged.map(
      ({ name, blocked }) => `blocked without a reason: ${name}: ${blocked.slice(0, 3).join(', ')}`,
    ),
    `${titleOf({ full, whole })} with seed ${seed}: ${judged} verdicts.`,
    ...tallyLines('Faults', own),
    ...(outside.faults === 0 ? [] : tallyLines('Faults by somebody who read only the contract', outside)),
    ...byLevel.map(
      (each) =>
        `${each.level}: ${each.found} of ${each.faults} found, ${each.precise} of them blamed on nothing else (precision ${percent(precision(each))}).`,
    ),
    `Lawful servers: ${falseAlarms} false alarms on ${variants.length}.`,
    missed.length === 0 ? 'The thresholds hold.' : `Missed: ${missed.join('; ')}.`,
  ];
}

const titleOf = ({ full, whole }: Pick<Proof, 'full' | 'whole'>): string =>
  full ? 'Whole proof' : whole ? 'Named faults and variants, by all cases,' : 'Sample';

const tallyLines = (name: string, tally: Tally): readonly string[] => [
  `${name}: ${tally.found} of ${tally.faults} found (detection ${percent(detection(tally))}), ` +
    `${tally.precise} of them blamed on nothing else (precision ${percent(precision(tally))}).`,
];
