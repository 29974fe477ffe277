import type { Answer } from '../../harness/exchanges/Answer.ts';
import { standingOf } from '../../harness/exchanges/Standing.ts';
import { statusIn } from '../../harness/exchanges/statusBlock.ts';
import { withoutDetour } from '../../harness/exchanges/unreadable.ts';
import type { Api } from '../../harness/target/Api.ts';
import { answerInWords } from '../../harness/words/answerInWords.ts';
import type { Format } from '../../specs/Format.ts';
import { newest } from './chooseGet.ts';
import type { Trouble } from './Diagnosis.ts';
import type { Examined } from './examine.ts';
import { ignoreOutOfTime } from './unhurried.ts';

/** Asks a Get that failed in every format. One that was refused is not asked again. */
export async function askFailingGet(
  api: Api,
  name: string,
  formats: readonly Format[],
  answers: readonly Answer[],
): Promise<void> {
  const [first] = callsOf(name, answers);
  if (first === undefined || fate(first) === 'refused') return;
  for (const format of formats)
    if (format !== first.call.format) await api.call(newest(name, format)).catch(ignoreOutOfTime);
}

/** What a diagnosis says of the Get that it prefers to judge, where it judged another one instead. */
export function failingGet(
  { operationName, answers }: Pick<Examined, 'operationName' | 'answers'>,
  wanted: string,
  isExplained: (answer: Answer) => boolean,
): readonly Trouble[] {
  const calls = callsOf(wanted, answers);
  const [first] = calls;
  if (operationName === null || operationName === wanted || first === undefined) return [];
  const instead = `so ${operationName} was judged`;
  const inWords = (answer: Answer): string =>
    `${answerInWords(answer, (text) => text)}${
      fate(answer) === 'broken' && answer.decodeError !== null && statusOf(answer) < 300
        ? ` that can't be read as ${answer.call.format}`
        : ''
    }`;
  if (fate(first) === 'refused')
    return [
      {
        weight: 'remark',
        topic: 'answers',
        said: `${wanted} does not work (${inWords(first)}), ${instead}`,
        advice: `${mayBeAboutKey(first) ? 'check whether the key may read orders' : 'check whether the server offers it'}; assay run --operations ${wanted} tells more`,
      },
    ];
  const failing = calls.filter((answer) => fate(answer) !== 'refused' && standingOf(answer) !== 'works');
  if (failing.every(isExplained)) return [];
  const broken = failing.filter((answer) => fate(answer) === 'broken');
  const shown = broken[0] ?? first;
  const formats = [...new Set((broken.length > 0 ? broken : failing).map(({ call }) => call.format))];
  return [
    {
      weight: broken.length > 0 ? 'breach' : 'error',
      topic: 'answers',
      said: `${wanted} does not work in ${formats.join(', ')} (${inWords(shown)}), ${instead}`,
      advice: `look in the log of the server for what fails there; assay run --operations ${wanted} tells more`,
      ...(broken.length > 0 ? { clause: clauseOf(formats) } : {}),
      formats,
    },
  ];
}

const callsOf = (name: string, answers: readonly Answer[]): readonly Answer[] =>
  answers.filter(({ call }) => call.operationName === name && call.caseId === 'diagnose').map(withoutDetour);

/** What kind of failure an answer is: the API or a gateway refuses the call, something asks for time, or the answer is broken. */
function fate(answer: Answer): 'refused' | 'broken' | 'unknown' {
  const status = statusOf(answer);
  if (answer.exchange.response === null || status === 429 || status === 503) return 'unknown';
  const isSaid = statusIn(answer) !== undefined || standingOf(answer) === 'fails';
  return isSaid || (status >= 300 && status < 500) || status === 501 ? 'refused' : 'broken';
}

const statusOf = ({ exchange }: Answer): number => exchange.response?.status ?? 0;

const mayBeAboutKey = (answer: Answer): boolean =>
  standingOf(answer) === 'fails' || statusIn(answer) !== undefined;

/** The clause by which each format is answered in itself. */
const clauseOf = ([first, ...others]: readonly Format[]): string =>
  others.length > 0 || first === undefined || !first.startsWith('soap')
    ? 'FMT-1'
    : first === 'soap11'
      ? 'FMT-3'
      : 'FMT-4';
