import { counted } from '../../harness/words/counted.ts';
import type { Colors } from '../../reports/Colors.ts';
import { printable } from '../../reports/shortened.ts';
import { wrapText } from '../../reports/wrapText.ts';
import { formats } from '../../specs/Format.ts';
import { addressNames, type Diagnosis, type Facts, type Trouble } from './Diagnosis.ts';
import { days, span, utc } from './timeInWords.ts';

const width = 100;
const labelWidth = 14;

/** The diagnosis for people: the worst first, then what was seen, then the ten checks and the command that judges the target. */
export function diagnosisText(diagnosis: Diagnosis, colors: Colors): string {
  const { said, troubles, checks, command, calls, durationMs } = diagnosis;
  const [worst, ...others] = troubles;
  const paint = worst === undefined ? colors.green : isWrong(worst) ? colors.red : colors.yellow;
  return [
    paint(printable(said)),
    ...(worst === undefined ? [] : adviceLines(worst)),
    ...(others.length === 0 ? [] : ['', colors.bold('Also')]),
    ...others.flatMap((trouble) => [
      ...hanging('  ', trouble.said).map((each, index) =>
        index === 0 ? `${isWrong(trouble) ? colors.red('✗') : colors.yellow('!')}${each.slice(1)}` : each,
      ),
      ...adviceLines(trouble),
    ]),
    '',
    colors.bold('What was seen'),
    ...factLines(diagnosis.facts),
    ...(checks.length === 0 ? [] : ['', colors.bold('Ten checks of answers')]),
    ...checks.flatMap(({ name, status, clauses, notJudgedIn = [], advice }) => [
      `${marks(colors)[status]} ${name} (${[clauses.join(', '), ...(notJudgedIn.length === 0 ? [] : [`not judged in ${notJudgedIn.join(', ')}`])].join('; ')})${status === 'not judged' ? ': not judged' : ''}`,
      ...(advice === undefined ? [] : adviceLines({ advice })),
    ]),
    '',
    `${counted(calls, 'call')} in ${(durationMs / 1000).toFixed(1)} s, and none of them wrote.`,
    worst?.weight === 'absent'
      ? 'Once that is mended, this judges the target, with the key from its usual source:'
      : 'This judges the target, with the key from its usual source:',
    `  ${command}`,
  ].join('\n');
}

const isWrong = ({ weight }: Trouble): boolean => weight !== 'remark' && weight !== 'warning';

const marks = (colors: Colors) => ({
  kept: colors.green('✓'),
  broken: colors.red('✗'),
  warned: colors.yellow('!'),
  'not judged': colors.dim('-'),
});

const adviceLines = ({ advice }: Pick<Trouble, 'advice'>): readonly string[] =>
  advice === '' ? [] : hanging('    do: ', advice);

const line = (label: string, text: string): readonly string[] =>
  hanging(`  ${label}`.padEnd(labelWidth), text);

/** Text after a label, wrapped beside it. */
const hanging = (label: string, text: string): readonly string[] =>
  wrapText(text, ' '.repeat(label.length), width).map((each, index) =>
    index === 0 ? label + each.slice(label.length) : each,
  );

function factLines(facts: Facts): readonly string[] {
  const { ipAddresses, connectedMs, tls, proxy, key, dialect, clockOffsetS: offset, httpVersion } = facts;
  return [
    ...(ipAddresses === null ? [] : line('name', ipAddresses.join(', '))),
    ...line('connection', connectedMs === null ? 'none' : `made in ${connectedMs} ms`),
    ...(tls === null ? [] : line('TLS', tlsInWords(tls))),
    ...line('proxy', proxy ?? 'none'),
    ...(httpVersion === null
      ? []
      : line(
          'HTTP',
          `HTTP/${httpVersion}, ${facts.compression === null ? 'not compressed' : facts.compression}`,
        )),
    ...(key === null ? [] : line('key', keyInWords(key))),
    ...addressLines(facts),
    ...(dialect === null ? [] : line('dialect', dialect.notes.join(' ') || 'as documented')),
    ...(offset === null ? [] : line('clock', offset === 0 ? sameClockInWords(facts) : clockInWords(offset))),
    ...(facts.zone === null ? [] : line('zone', zoneInWords(facts.zone))),
    ...facts.latencies.flatMap(({ format, median, p95, count }, index) =>
      line(
        index === 0 ? 'latency' : '',
        `${format.padEnd(7)}median ${median} ms, p95 ${p95} ms (${counted(count, 'answer')})`,
      ),
    ),
  ];
}

const tlsInWords = ({
  protocol,
  issuer,
  daysLeft,
  isTrusted,
  validUntil,
}: NonNullable<Facts['tls']>): string =>
  `${protocol}; the certificate is issued by ${issuer}, ${
    daysLeft < 0 ? `expired on ${validUntil.slice(0, 10)}` : `valid for ${days(daysLeft)} more`
  }${isTrusted ? '' : ', and is not trusted'}`;

const keyInWords = ({ takenIn, formats: where }: NonNullable<Facts['key']>): string =>
  takenIn === 'nothing' ? `refused in ${where.join(', ')}` : `taken in the ${takenIn} (${where.join(', ')})`;

/** Answers that take seconds show a clock no better than that. */
function sameClockInWords({ latencies }: Facts): string {
  const seconds = Math.ceil(Math.min(...latencies.map(({ median }) => median)) / 1000);
  return Number.isFinite(seconds) && seconds > 1 ? `as here, within ${seconds} s` : 'as here';
}

const clockInWords = (offset: number): string =>
  `${span(Math.abs(offset))} ${offset > 0 ? 'ahead of' : 'behind'} this machine`;

function zoneInWords({ offsets, isSummerTime, example, times }: NonNullable<Facts['zone']>): string {
  const of = `by ${times} times`;
  if (offsets.length === 1) return `${utc(offsets[0] ?? 0)}, ${of}`;
  return `${offsets.map(utc).join(' and ')}${isSummerTime ? ', with summer time' : ''}, as in ${example}, ${of}`;
}

function addressLines({ addressesByFormat }: Facts): readonly string[] {
  const rows = formats.filter((format) => addressesByFormat[format] !== undefined);
  if (rows.length === 0) return [];
  const cell = { alive: 'alive', broken: 'BROKEN', 'not judged': '?' };
  const cells = (texts: readonly string[]): string =>
    texts
      .map((text) => text.padEnd(9))
      .join('')
      .trimEnd();
  return [
    ...line('formats', cells(['', ...addressNames])),
    ...rows.flatMap((format) => {
      const lives = addressesByFormat[format] ?? {};
      return line(
        '',
        cells([
          format,
          ...addressNames.map((name) => {
            const life = lives[name];
            return life === undefined ? '' : cell[life];
          }),
        ]),
      );
    }),
  ];
}
