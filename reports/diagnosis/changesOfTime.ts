import { counted } from '../../harness/words/counted.ts';
import type { Row, Shown } from './Row.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A datetime as a check shows it: the local time, the instant in UTC and the sent offset, as far as they are known. */
interface Moment {
  readonly local: Date;
  readonly instant?: Date;
  /** In milliseconds. */
  readonly offset?: number;
}

type Pair = readonly [due: Moment, came: Moment];

function momentsIn(text: string): readonly Moment[] {
  return [...text.matchAll(/(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.000Z)?(?: at (-?\d+) minutes)?/g)].map(
    ([, time, minutes]) => {
      const shown = new Date(`${time}Z`);
      if (minutes === undefined) return { local: shown };
      const offset = Number(minutes) * minute;
      return { local: new Date(+shown + offset), instant: shown, offset };
    },
  );
}

/** The moments of each breach; empty if one of them is none. */
function moments({ all }: Shown): readonly Pair[] {
  const pairs = all.map(({ expected, actual }) => [...momentsIn(expected), ...momentsIn(actual)]);
  return pairs.every(([due, came]) => due !== undefined && came !== undefined && +came.local !== +due.local)
    ? pairs.map(([due, came]) => [due, came] as unknown as Pair)
    : [];
}

/** The result of reading a datetime's offset another way: the local time that the server then has. */
const readOtherwise =
  (read: (hours: number, minutes: number) => number): Change[1] =>
  (due, came, { instant, offset }) =>
    instant !== undefined &&
    offset !== undefined &&
    offset !== 0 &&
    +came === +instant + read(Math.trunc(offset / hour) * hour, offset % hour) &&
    +came !== +due;

type Change = readonly [how: string, is: (due: Date, came: Date, sent: Moment) => boolean];

const byChance = 'the month stands in the place of the minutes';

/** What software does to datetimes. Each change is reported only if it turns the expected value into exactly what came. */
const changes: readonly Change[] = [
  ['the unset date becomes another', (due) => due.getUTCFullYear() <= 1],
  [
    'the seconds are left out',
    (due, came) => due.getUTCSeconds() !== 0 && +came === +due - due.getUTCSeconds() * 1000,
  ],
  [
    'February 29 becomes another day',
    (due, came) => due.getUTCMonth() === 1 && due.getUTCDate() === 29 && Math.abs(+came - +due) === day,
  ],
  [
    'day and month change places',
    (due, came) =>
      +new Date(Date.UTC(due.getUTCFullYear(), due.getUTCDate() - 1, due.getUTCMonth() + 1)) ===
        +came - (+came % day) && due.getUTCDate() <= 12,
  ],
  [
    'the year is that of the week (YYYY for yyyy)',
    (due, came) =>
      Math.abs(came.getUTCFullYear() - due.getUTCFullYear()) === 1 &&
      came.toISOString().slice(4) === due.toISOString().slice(4) &&
      (due.getUTCMonth() === 11 ? due.getUTCDate() >= 28 : due.getUTCMonth() === 0 && due.getUTCDate() <= 4),
  ],
  [
    byChance,
    (due, came) =>
      Math.abs(+came - +due) < hour &&
      (came.getUTCMinutes() === due.getUTCMonth() + 1 || due.getUTCMinutes() === came.getUTCMonth() + 1) &&
      Math.floor(+came / hour) === Math.floor(+due / hour),
  ],
  [
    'the hours are those of a clock of twelve hours',
    (due, came, { offset = 0 }) => offset === 0 && Math.abs(+came - +due) === 12 * hour,
  ],
  ['the sign of the offset is not read', readOtherwise((hours, minutes) => -hours - minutes)],
  ['the offset is not read', readOtherwise(() => 0)],
  [
    'the minutes of the offset are not read',
    readOtherwise((hours, minutes) => (minutes === 0 ? Number.NaN : hours)),
  ],
  [
    'the minutes of the offset are read with the wrong sign',
    readOtherwise((hours, minutes) => (minutes === 0 ? Number.NaN : hours - minutes)),
  ],
];

/** A datetime that is a different moment. The change is named only if exactly one change gives what came in all cases. */
export function changesOfTime(words: string): readonly Row[] {
  const holding = (shown: Shown) => {
    const pairs = moments(shown);
    // One pair of small numbers may match by chance.
    const told = pairs.length > 1 ? changes : changes.filter(([how]) => how !== byChance);
    return told.filter(
      ([, is]) => pairs.length > 0 && pairs.every(([due, came]) => is(due.local, came.local, due)),
    );
  };
  return [
    ...changes.map(([cause]) => ({
      words,
      cause,
      fits: (shown: Shown) => {
        const [only, ...others] = holding(shown);
        return only?.[0] === cause && others.length === 0 ? {} : undefined;
      },
      apart: ['cause'],
    })),
    {
      words,
      cause: 'all are {apart}',
      fits: (shown) => {
        const found = new Set(moments(shown).map(([due, came]) => farOff(+came.local - +due.local)));
        const [only = ''] = found;
        return found.size === 1 && moments(shown).length > 1 ? { apart: only } : undefined;
      },
      apart: ['apart'],
    },
    { words, fits: (shown) => (moments(shown).length > 0 ? {} : undefined) },
  ];
}

function farOff(off: number): string {
  const size = Math.abs(off);
  const [count, unit] =
    size % day === 0
      ? [size / day, 'day']
      : size % hour === 0
        ? [size / hour, 'hour']
        : size % minute === 0
          ? [size / minute, 'minute']
          : [size / 1000, 'second'];
  return `${counted(count, unit)} off`;
}

/** What happens to a number, each as a function that can be applied again. */
const roundings: readonly (readonly [how: string, of: (due: number, digits: string) => number])[] = [
  ['the fraction is cut off', Math.trunc],
  ['it is rounded to a whole number', Math.round],
  ['it is rounded to one decimal place', (due) => Number(due.toFixed(1))],
  ['the second decimal place is cut off', (due) => Math.trunc(due * 10) / 10],
  ['seven digits are kept, as in single precision', (due) => Number(due.toPrecision(7))],
  ['seven digits are kept, as in single precision', Math.fround],
  ['it is rounded to tens', (due) => Math.round(due / 10) * 10],
  ['it is rounded to tens', (due) => Math.trunc(due / 10) * 10],
  ['the zero before the cents is lost', (_, digits) => Number(digits.replace(/\.0(\d)$/, '.$1'))],
  ['a cent is lost where a binary fraction is cut off', (due) => Math.trunc(due * 100) / 100],
];

/** A number that became a different one. The change is named only if exactly one rounding gives what came in all cases. */
export function changesOfNumber(words: string): readonly Row[] {
  const holding = ({ all }: Shown): ReadonlySet<string> =>
    new Set(
      roundings.flatMap(([how, of]) =>
        all.every(
          ({ expected: due, actual: came }) =>
            /^-?\d/.test(came) && Math.abs(of(Number(due), due) - Number(came)) < 1e-9,
        )
          ? how
          : [],
      ),
    );
  const causes = [...new Set(roundings.map(([how]) => how))];
  return [
    ...causes.map((cause) => ({
      words,
      cause,
      fits: (shown: Shown) => {
        const found = holding(shown);
        return found.size === 1 && found.has(cause) ? {} : undefined;
      },
      apart: ['cause'],
    })),
    { words },
  ];
}
