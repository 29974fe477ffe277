import type { Format } from '../../specs/Format.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { plainRead } from '../exchanges/plainRead.ts';
import type { Api } from '../target/Api.ts';

/** Asks the plain Get of an operation in one format. */
export const ask = (api: Api, operationName: string, format: Format): Promise<Answer> =>
  api.call(plainRead(operationName, format));

/**
 * Asks it in several formats at once. Ends early, with the answers so far, when a request times out before any was answered. So a
 * target that hangs costs one timeout, however few requests run at once.
 */
export async function askAll(
  api: Api,
  operationName: string,
  formats: readonly Format[],
): Promise<ReadonlyMap<Format, Answer>> {
  const answers = new Map<Format, Answer>();
  if (formats.length === 0) return answers;
  await new Promise<void>((resolve, reject) => {
    let answered = false;
    for (const format of formats) {
      ask(api, operationName, format).then((answer) => {
        answers.set(format, answer);
        answered ||= answer.exchange.response !== null;
        const hangs = !answered && answer.exchange.failure?.kind === 'timeout';
        if (hangs || answers.size === formats.length) resolve();
      }, reject);
    }
  });
  return new Map(formats.flatMap((format) => pair(format, answers.get(format))));
}

const pair = (format: Format, answer: Answer | undefined): readonly (readonly [Format, Answer])[] =>
  answer === undefined ? [] : [[format, answer]];
