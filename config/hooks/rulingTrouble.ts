import { types } from 'node:util';
import type { OwnBreach } from './Hooks.ts';

/** What is wrong with what a check returned, worded to follow "returned"; undefined if it is a list of breaches. */
export function rulingTrouble(ruling: unknown): string | undefined {
  if (types.isPromise(ruling)) return 'a promise, and a check has to return at once';
  if (!Array.isArray(ruling))
    return `${kindOf(ruling)}; allowed is a list of breaches, or { nothing: 'why' }`;
  for (const [index, one] of ruling.entries()) {
    const trouble = breachTrouble(one);
    if (trouble !== undefined) return `a list that is not allowed: breach ${index}${trouble}`;
  }
  return undefined;
}

const texts = ['message', 'expected', 'actual', 'path'] satisfies readonly (keyof OwnBreach)[];

/** `expected` and the like may be left out, and `message` may not. */
function breachTrouble(one: unknown): string | undefined {
  if (typeof one !== 'object' || one === null || Array.isArray(one))
    return ` is ${kindOf(one)}; allowed is an object with a message`;
  for (const name of texts) {
    const value: unknown = Reflect.get(one, name);
    if (typeof value === 'string' || (value === undefined && name !== 'message')) continue;
    return `: ${name} is ${value === undefined ? 'missing' : kindOf(value)}; allowed is text`;
  }
  return undefined;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
