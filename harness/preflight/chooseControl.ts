import type { Format } from '../../specs/Format.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Api } from '../target/Api.ts';
import { ask, askAll } from './askAll.ts';
import { standingOf } from './Standing.ts';

/** The call that should succeed wherever the key and the format are accepted, and its answers. */
export interface Control {
  readonly operationName: string;
  readonly answers: ReadonlyMap<Format, Answer>;
}

/** Gets that stand in for APIKeyGet when a target does not have it. */
const others = ['UserGet', 'CompanyGet', 'ShippingProviderGet'];

/** APIKeyGet. If it works in no format, the first other Get that works in the first of them. */
export async function chooseControl(
  api: Api,
  answers: ReadonlyMap<Format, Answer>,
  formats: readonly Format[],
): Promise<Control> {
  const control = { operationName: 'APIKeyGet', answers };
  const [first, ...rest] = formats;
  if (first === undefined || [...answers.values()].some((answer) => standingOf(answer) === 'works'))
    return control;
  for (const operationName of others) {
    const answer = await ask(api, operationName, first);
    if (standingOf(answer) !== 'works') continue;
    return {
      operationName,
      answers: new Map([[first, answer], ...(await askAll(api, operationName, rest))]),
    };
  }
  return control;
}
