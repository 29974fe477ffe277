import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isForeignPage } from '../../harness/exchanges/foreignPage.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import { standingOf } from '../../harness/exchanges/Standing.ts';
import { isNotLetIn } from '../../harness/exchanges/statusMeaning.ts';
import { withoutDetour } from '../../harness/exchanges/unreadable.ts';
import { answerInWords } from '../../harness/words/answerInWords.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { cutOffAnswers } from './cutOffAnswers.ts';
import type { Facts, Trouble } from './Diagnosis.ts';
import type { Examined } from './examine.ts';
import { commonForm, garbledIn } from './furtherFacts.ts';

/** A trouble of a whole deployment. It explains breaches of these clauses in these formats, so they are not told again. */
export interface Cause extends Trouble {
  readonly explains: { readonly clauses: RegExp; readonly formats: readonly string[] };
}

/** The causes that many breaches have in common, the widest first. */
export function causesOf(seen: Examined, facts: Facts): readonly Cause[] {
  const wide = [
    ...ofKey(facts),
    ...ofLimit(seen),
    ...ofCompression(seen),
    ...ofCutOff(seen),
    ...ofForm(seen),
    ...ofFirewall(seen),
  ];
  const ofOne = formats.flatMap((format) => ofFormat(format, seen));
  return [...wide, ...ofOne.filter(({ clause, formats: where = [] }) => !explainedBy(wide, clause, where))];
}

/** Whether a cause explains a breach of a clause in all of these formats. */
export const explainedBy = (causes: readonly Cause[], clause: string, where: readonly string[]): boolean =>
  causes.some(
    ({ explains }) =>
      explains.clauses.test(clause) && where.every((format) => explains.formats.includes(format)),
  );

function ofKey({ key }: Facts): readonly Cause[] {
  if (key?.takenIn !== 'query') return [];
  return [
    {
      weight: 'breach',
      topic: 'key',
      said: 'the key is taken in the query alone, and not in the body (AUTH-1)',
      advice:
        'let the server, or the gateway in front of it, take APIKEY from the body of each call: addresses stand in logs, and the key with them',
      clause: 'AUTH-1',
      formats: key.formats,
      explains: { clauses: /^(?:AUTH-1|FMT-[1346789])$/, formats },
    },
  ];
}

function ofCompression({ answers, exchanges, further }: Examined): readonly Cause[] {
  const garbled = garbledIn(exchanges);
  const response = garbled[0]?.response;
  if (response == null) return [];
  const coding = headerIn(response.headers, 'content-encoding') ?? '';
  const answered = exchanges.filter((exchange) => exchange.response !== null).length;
  const ids = new Set(garbled.map(({ id }) => id));
  const where = answers.flatMap((answer) =>
    [answer, withoutDetour(answer)].flatMap(({ call, exchange }) =>
      ids.has(exchange.id) ? [call.format] : [],
    ),
  );
  return [
    {
      weight: 'breach',
      topic: 'compression',
      said: `compression breaks ${garbled.length} of ${answered} answers: the header says ${coding}, and what came is ${response.misfit?.actual}`,
      advice:
        further.isReadPlain === true
          ? 'mend the compression of the server or of the gateway in front of it, or switch it off: without compression, an answer can be read'
          : 'check whether a gateway compresses twice, cuts answers off, or names a coding that it does not use',
      clause: 'FMT-1',
      explains: { clauses: /^(?:FMT-(?:[1346789]|11)|ENV-1|XF-1|TYP-9)$/, formats: where },
    },
  ];
}

function ofCutOff({ answers }: Examined): readonly Cause[] {
  const cut = cutOffAnswers(answers);
  if (cut === undefined) return [];
  const where = cut.length === null ? 'before their end' : `after ${cut.length} bytes`;
  return [
    {
      weight: 'breach',
      topic: 'answers',
      said: `answers in ${namesInWords(cut.formats)} are cut off ${where}, and can't be read`,
      advice: 'look for a limit on the length of answers in the server and in the gateway in front of it',
      clause: 'FMT-1',
      formats: cut.formats,
      explains: {
        clauses: /^(?:FMT-(?:[1346789]|11)|ENV-1|XF-1|GET-[12]|TYP-(?:9|11|14))$/,
        formats: cut.formats,
      },
    },
  ];
}

function ofForm({ answers, further }: Examined): readonly Cause[] {
  const common = commonForm(answers);
  if (common === undefined) return [];
  const where = namesInWords(common.formats);
  const isHeard = further.isAcceptHeard === true;
  return [
    {
      weight: 'breach',
      topic: 'format',
      said: isHeard
        ? `calls in ${where} are answered in ${common.form}, unless Accept names their own format: the path does not choose the format`
        : `calls in ${where} are answered in ${common.form}, whatever the path and Accept say: perhaps a gateway rewrites Accept`,
      advice: isHeard
        ? 'let the path choose the format, whatever Accept says'
        : 'check whether a gateway in front of the API rewrites Accept or the path, and ask the API itself without it; the path alone has to choose the format',
      clause: 'FMT-1',
      formats: common.formats,
      explains: { clauses: /^(?:FMT-.*|ENV-1|XF-1|TYP-9)$/, formats: common.formats },
    },
  ];
}

/** Formats in which no documented call reaches the API, because one page refuses each: a firewall that dislikes what their bodies hold. */
function ofFirewall({ answers }: Examined): readonly Cause[] {
  const byWords = new Map<string, Format[]>();
  for (const format of formats) {
    const here = answers.map(withoutDetour).filter(namesFormat(format));
    const [first] = here;
    const isRefused = (answer: Answer): boolean =>
      isNotLetIn(answer.exchange.response?.status) && isForeignPage(answer);
    if (first === undefined || !here.every(isRefused)) continue;
    const words = answerInWords(first, (text) => text);
    byWords.set(words, [...(byWords.get(words) ?? []), format]);
  }
  return [...byWords].map(([words, where]): Cause => {
    const isReadByGet = where.every((format) =>
      answers.some(
        (answer) =>
          answer.call.format === format &&
          answer.exchange.request.method === 'GET' &&
          standingOf(answer) === 'works',
      ),
    );
    return {
      weight: 'breach',
      topic: 'format',
      said: `what stands before the API refuses every body in ${namesInWords(where)} (${words})${
        isReadByGet ? '; calls without a body are answered in their format' : ''
      }`,
      advice: 'look at the rules of the firewall or gateway: it has to let bodies of the API pass',
      clause: where.every((format) => format === 'soap11')
        ? 'FMT-3'
        : where.every((format) => format === 'soap12')
          ? 'FMT-4'
          : 'FMT-1',
      formats: where,
      explains: { clauses: /^(?:FMT-.*|AUTH-1|ENV-1|XF-1|TYP-9)$/, formats: where },
    };
  });
}

/** The formats in which a target answers nothing but that it wants fewer calls. That is lawful, and nobody knows what it would answer. */
function ofLimit({ answers }: Examined): readonly Cause[] {
  const asked = formats.flatMap((format) => {
    const here = answers.map(withoutDetour).filter(namesFormat(format));
    const statuses = here.map(({ exchange }) => exchange.response?.status ?? 0);
    return here.length > 0 && statuses.every((status) => waitStatuses.includes(status))
      ? [{ format, statuses }]
      : [];
  });
  if (asked.length === 0) return [];
  const where = asked.map(({ format }) => format);
  const seen = new Set(asked.flatMap(({ statuses }) => statuses));
  return [
    {
      weight: 'error',
      topic: 'limit',
      said: `the target asks for time: each call in ${namesInWords(where)} is answered HTTP ${[...seen].sort().join(' or ')}`,
      advice: 'try again later, or make fewer calls a second with --rate',
      formats: where,
      explains: { clauses: /^/, formats: where },
    },
  ];
}

/** The formats of which is told that no call in them works. */
export const brokenFormats = (seen: Examined): readonly string[] =>
  [...ofFirewall(seen), ...formats.flatMap((format) => ofFormat(format, seen))].flatMap(
    ({ weight, formats: where = [] }) => (weight === 'breach' ? where : []),
  );

/** HTTP statuses that ask a client to wait. */
const waitStatuses: readonly number[] = [429, 503];

/** A format in which no documented call works, though calls in others do. One whose layout nobody knows does not count. */
function ofFormat(
  format: Format,
  { answers, verdicts }: Examined,
): readonly (Cause & { readonly clause: string })[] {
  const here = answers.map(withoutDetour).filter(namesFormat(format));
  const [first] = here;
  if (first === undefined || here.some((answer) => standingOf(answer) === 'works')) return [];
  const cause = {
    weight: 'breach',
    topic: 'format',
    clause: format === 'soap11' ? 'FMT-3' : format === 'soap12' ? 'FMT-4' : 'FMT-1',
    formats: [format],
    explains: { clauses: /^(?:FMT-.*|AUTH-1|ENV-1|XF-1|TYP-9)$/, formats: [format] },
  } as const;
  const silent = here.find(({ exchange }) => exchange.failure?.kind === 'timeout');
  if (silent !== undefined)
    return [
      {
        ...cause,
        weight: 'error',
        said: `the format ${format} is off: calls in it are not answered (${silent.exchange.failure?.message})`,
        advice: `look why the server hangs in ${format}, or allow it more time with --timeout`,
      },
    ];
  const isRed = verdicts.some(
    ({ format: where, clause, status }) =>
      where === format && /^FMT-[13467]$/.test(clause) && (status === 'failed' || status === 'errored'),
  );
  if (!isRed) return [];
  return [
    {
      ...cause,
      said: `the format ${format} is off: no call in it works (${answerInWords(first, (text) => text)})`,
      advice: `switch ${format} on in the server, or let the gateway in front of it pass calls in ${format} on`,
    },
  ];
}

/** Whether an answer is to a call at an address that names this format. */
const namesFormat =
  (format: Format) =>
  ({ call }: Answer): boolean =>
    call.format === format && ['path', 'soap', 'suffix', 'query'].includes(call.address);

const namesInWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
