import { randomBytes } from 'node:crypto';
import { request as send } from 'undici';
import { keyPlaceholder } from '../../harness/redaction/redactor.ts';
import { hiddenPart } from '../../harness/target/mangledKey.ts';
import { answerLines, isSuccess, largestOf, valuesOf } from './answerLines.ts';
import { type ComparedAnswer, showsOwn } from './conditions.ts';
import type { OwnershipProof, Reproduction, ScriptStep, ScriptVariable } from './Reproduction.ts';
import { standInPattern } from './scriptText.ts';

/** What a reproduction brought on a server: the answers by step, and the values of its variables. */
export interface TriedScript {
  readonly answers: readonly ComparedAnswer[];
  readonly filled: (text: string) => string;
}

/**
 * Makes the calls of a reproduction on a server of this process, as its scripts do. It ends early where an answer does not hold what
 * a later call needs. `given` are the values of the operator's variables.
 */
export async function tryOn(
  { steps, variables }: Pick<Reproduction, 'steps' | 'variables'>,
  url: string,
  apiKey: string,
  given: (variable: ScriptVariable) => string,
): Promise<TriedScript> {
  const values = new Map<string, string>();
  for (const variable of variables) {
    if (variable.kind === 'mark') values.set(variable.standIn, `a${randomBytes(5).toString('hex').slice(1)}`);
    if (variable.kind === 'header') values.set(variable.standIn, 'none');
    if (variable.kind === 'given') values.set(variable.standIn, given(variable));
  }
  const filled = (text: string): string =>
    values.size === 0
      ? text
      : text.replace(standInPattern(values.keys()), (each) => values.get(each) ?? each);
  const answers: ComparedAnswer[] = [];
  for (const step of steps) {
    for (const proof of step.proofs) if (!(await isProven(proof))) return { answers, filled };
    const answer = await sent(step, url, apiKey, filled);
    for (const { variable, member, pick } of step.takes) {
      const found = valuesOf(answer.lines, member);
      const value = pick === 'largest' ? largestOf(found) : found[pick];
      if (value === undefined || !/^-?[1-9]\d*$/.test(value)) {
        answers.push(answer);
        return { answers, filled };
      }
      values.set(variable.standIn, value);
    }
    if (step.mustSucceed && !isSuccess(answer.lines)) return { answers, filled };
    answers.push(answer);
  }
  return { answers, filled };

  async function isProven({ variable, mark, member, maker, read }: OwnershipProof): Promise<boolean> {
    const shown = read === null ? answers[maker] : await sent(read, url, apiKey, filled);
    return showsOwn(shown?.lines ?? [], member, filled(variable.standIn), filled(mark.standIn));
  }
}

async function sent(
  { request, format, keyAs }: Pick<ScriptStep, 'request' | 'format' | 'keyAs'>,
  url: string,
  apiKey: string,
  filled: (text: string) => string,
): Promise<ComparedAnswer> {
  const key = keyAs === undefined ? apiKey : hiddenPart(apiKey, keyAs);
  const whole = (text: string): string => filled(text).replaceAll(keyPlaceholder, () => key);
  const { method, headers, body } = request;
  const bodyText = Buffer.from(body).toString('utf8');
  const isText = Buffer.from(bodyText, 'utf8').equals(body);
  const response = await send(`${url}${whole(request.url)}`, {
    method,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, whole(value)])),
    body: body.length === 0 ? null : isText ? whole(bodyText) : Buffer.from(body),
  });
  const answer = await response.body.text();
  const pairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  return { lines: answerLines(response.statusCode, pairs, format, answer), body: answer };
}
