import { counted } from '../../harness/words/counted.ts';
import type { Blame, FaultScore } from './faultScore.ts';
import type { Proof, VariantScore } from './Proof.ts';

/** Everything that a proof missed, one line each: the fault, its clause and what was blamed instead, and every false alarm. */
export const misses = ({ faults, outsideFaults, variants, unproven }: Proof): readonly string[] => [
  ...[...faults, ...outsideFaults].flatMap(missesOfFault),
  ...variants.flatMap(alarmsOf),
  ...unproven.map((each) => `not proven by the exchanges that it lists: ${each.replaceAll('\n', ' | ')}`),
];

function missesOfFault({
  name,
  clause,
  level,
  about,
  found,
  blamed,
  stopped,
  errored,
}: FaultScore): readonly string[] {
  const what = `${name} (${clause} ${level}: ${about})`;
  const instead = [...blamed.map(inWords), ...errored.map((one) => `errored ${inWords(one)}`)];
  if (stopped !== undefined) return [`not judged: ${what} ${stopped}`];
  if (!found)
    return [
      `not found: ${what}; ${instead.length === 0 ? 'nothing was blamed' : `instead: ${instead.join('; ')}`}`,
    ];
  return blamed.length === 0 ? [] : [`blamed besides: ${what}; ${blamed.map(inWords).join('; ')}`];
}

const alarmsOf = ({ name, alarms, stopped }: VariantScore): readonly string[] => [
  ...(stopped === undefined ? [] : [`false alarm: ${name}: ${stopped}`]),
  ...alarms.map((alarm) => `false alarm: ${name}: ${inWords(alarm)}`),
];

const inWords = ({ clause, level, cases, example, difference }: Blame): string =>
  `${clause} at ${level} in ${counted(cases, 'case')}, such as ${example}: ${difference}`;
