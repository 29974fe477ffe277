import type { Proof, Tally } from './Proof.ts';

/** What a proof must reach: shares of the faults, and a count of false alarms. */
export const thresholds = { detection: 0.99, precision: 0.95, falseAlarms: 0 } as const;

/** 1 where there is nothing to find. */
export const detection = ({ faults, found }: Tally): number => (faults === 0 ? 1 : found / faults);

/** Of the faults that were found, those that nothing else was blamed for. */
export const precision = ({ found, precise }: Tally): number => (found === 0 ? 1 : precise / found);

/** Which thresholds are missed, in words; nothing when all hold. */
export function missedThresholds({ own, outside, falseAlarms, dependences }: Proof): readonly string[] {
  const all: Tally = {
    faults: own.faults + outside.faults,
    found: own.found + outside.found,
    precise: own.precise + outside.precise,
  };
  return [
    ...(detection(all) < thresholds.detection
      ? [`detection ${percent(detection(all))} is under ${percent(thresholds.detection)}`]
      : []),
    ...(precision(all) < thresholds.precision
      ? [`precision ${percent(precision(all))} is under ${percent(thresholds.precision)}`]
      : []),
    ...(falseAlarms > thresholds.falseAlarms ? [`${falseAlarms} false alarms`] : []),
    ...dependences,
  ];
}

/** One digit behind the point, rounded down: 99.96 % is not all. */
export const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
