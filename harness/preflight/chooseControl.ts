import { plainGetsIn, type Scope } from '../../config/scope.ts';
import type { Format } from '../../specs/Format.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { standingOf } from '../exchanges/Standing.ts';
import type { Api } from '../target/Api.ts';
import { ask, askAll } from './askAll.ts';

/** The call that should succeed wherever the key and the format are accepted, and its answers. */
export interface Control {
  readonly operationName: string;
  readonly answers: ReadonlyMap<Format, Answer>;
}

/** Gets that stand in for APIKeyGet when a target does not have it. */
const others = ['UserGet', 'CompanyGet', 'ShippingProviderGet'];

/** The Gets by which a target is asked, the foremost first: those above and then any other, as far as they are in scope. */
export function controlsIn(scope: Scope): readonly [string, ...string[]] {
  const gets = plainGetsIn(scope);
  const foremost = ['APIKeyGet', ...others].filter((name) => gets.includes(name));
  const [first, ...rest] = new Set([...foremost, ...gets]);
  if (first === undefined) throw new Error('the scope leaves no Get');
  return [first, ...rest];
}

/** The first control. If it works in no format, the next one that works in the first of them. */
export async function chooseControl(
  api: Api,
  answers: ReadonlyMap<Format, Answer>,
  formats: readonly Format[],
  [asked, ...next]: ReturnType<typeof controlsIn>,
): Promise<Control> {
  const control = { operationName: asked, answers };
  const [first, ...rest] = formats;
  if (first === undefined || [...answers.values()].some((answer) => standingOf(answer) === 'works'))
    return control;
  for (const operationName of next.slice(0, others.length)) {
    const answer = await ask(api, operationName, first);
    if (standingOf(answer) !== 'works') continue;
    return {
      operationName,
      answers: new Map([[first, answer], ...(await askAll(api, operationName, rest))]),
    };
  }
  return control;
}
