import { counted } from '../../../harness/words/counted.ts';
import { percent } from '../thresholds.ts';
import type { MutantScore } from './MutantScore.ts';
import type { Systematic } from './Systematic.ts';
import type { Interval } from './wilson.ts';

/** What `assay prove --systematic` prints. */
export function systematicLines(result: Systematic): readonly string[] {
  const {
    total,
    detection,
    precision,
    seed,
    drawn,
    setAside,
    lawful,
    missed,
    wronglyBlamed,
    tooHard,
    hidden,
    stopped,
  } = result;
  return [
    ...missed.map((score) => `missed: ${missInWords(score)}`),
    ...wronglyBlamed.map((score) => `wrongly blamed: ${blameInWords(score)}`),
    ...tooHard.map((score) => `judged too strictly: ${blameInWords(score)}`),
    ...lawful.alarms.map((score) => `false alarm: ${alarmInWords(score)}`),
    ...stopped.map(({ name, stopped: why }) => `not judged: ${name}: ${why}`),
    `${drawn} mutants drawn with seed ${seed}: ${total.mutants} faults, ${lawful.mutants} lawful, ${setAside.mutants} set aside (${shareOf(setAside.mutants, drawn)}).`,
    `Found: ${total.found} of ${total.mutants} (${shareOf(total.found, total.mutants)}; 95 % interval ${intervalInWords(detection)}).`,
    `Blamed on a clause that is broken: ${total.precise} of ${total.found} (${shareOf(total.precise, total.found)}; ${intervalInWords(precision)}).`,
    `Hidden (cases blocked, nothing red): ${hidden.length}. Judged too strictly: ${tooHard.length}. False alarms: ${lawful.alarms.length}.`,
  ];
}

const casesIn = (count: number): string => counted(count, 'case');

/** A share as a percentage; `none` where there is nothing to share. */
export const shareOf = (some: number, all: number): string => (all === 0 ? 'none' : percent(some / all));

export const intervalInWords = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`;

/** A mutant that was not found, and why that may be. */
export function missInWords(score: MutantScore): string {
  const { name, clauses, level, because, idle, reached, hidden, red, errored } = score;
  const notes = [
    ...(reached ? [] : ['no call came within its scope']),
    ...(reached && idle ? ['it changed nothing that can be seen'] : []),
    ...(hidden.length > 0 ? [`${casesIn(hidden.length)} blocked, such as ${hidden[0]}`] : []),
    ...(red.length > 0 ? [`only warned: ${redOf(red)}`] : []),
    ...(errored.length > 0 ? [`errored: ${redOf(errored)}`] : []),
  ];
  return `${name} (${clauses[0]} ${level}: ${because})${notes.length === 0 ? '' : `; ${notes.join('; ')}`}`;
}

/** A mutant that was found by clauses that it does not break, as far as is declared. */
export const blameInWords = ({ name, clauses, level, because, red }: MutantScore): string =>
  `${name} (${clauses[0]} ${level}: ${because}); red: ${redOf(red)}`;

/** A lawful mutant on which something is red. */
export const alarmInWords = ({ name, because, red }: MutantScore): string =>
  `${name} (allowed: ${because}); red: ${redOf(red)}`;

const redOf = (red: MutantScore['red']): string =>
  red
    .slice(0, 4)
    .map(({ clause, level, cases, example }) => `${clause} ${level} in ${casesIn(cases)}, such as ${example}`)
    .join('; ');
