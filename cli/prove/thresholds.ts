import type { Proof, Tally } from './Proof.ts';

/**
 * What a proof must reach: shares of the faults, a count of false alarms, and the share of verdicts that do not depend on the
 * seed.
 */
export const thresholds = { detection: 0.99, precision: 0.97, falseAlarms: 0, stability: 0.98 } as const;

/** 1 if there is nothing to find. */
export const detection = ({ faults, found }: Tally): number => (faults === 0 ? 1 : found / faults);

/** The share of the found faults for which nothing else was blamed. */
export const precision = ({ found, precise }: Tally): number => (found === 0 ? 1 : precise / found);

/** Which thresholds are missed, in words; empty when all are met. */
export function missedThresholds({
  own,
  outside,
  falseAlarms,
  byLevel,
  unproven,
  dependences,
}: Proof): readonly string[] {
  const all: Tally = {
    faults: own.faults + outside.faults,
    found: own.found + outside.found,
    precise: own.precise + outside.precise,
  };
  return [
    ...(detection(all) < thresholds.detection
      ? [`detection ${percent(detection(all))} is under ${percent(thresholds.detection)}`]
      : []),
    ...byLevel
      .filter((tally) => precision(tally) < thresholds.precision)
      .map(
        (tally) =>
          `precision at ${tally.level} ${percent(precision(tally))} is under ${percent(thresholds.precision)}`,
      ),
    ...(falseAlarms > thresholds.falseAlarms ? [`${falseAlarms} false alarms`] : []),
    ...(unproven.length > 0
      ? [`${unproven.length} red verdicts are others on the exchanges that they list alone`]
      : []),
    ...dependences,
  ];
}

/** One digit after the point, rounded down: 99.96 % is not all. */
export const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
