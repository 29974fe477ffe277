import type { Fault } from './Fault.ts';
import type { Hook } from './Hook.ts';
import type { OpenChoices } from './openChoices.ts';
import type { Sending } from './Sending.ts';
import type { Variant } from './Variant.ts';

/** What variants and faults together make of a server. If two choose the same thing, the later one wins. */
export interface Arrangement {
  readonly choices: Partial<OpenChoices>;
  readonly hooks: readonly Hook[];
  readonly sending: Sending;
}

/** Faults are outside variants, so that nothing repairs what they do wrong. */
export const arrangement = (variants: readonly Variant[], faults: readonly Fault[] = []): Arrangement => ({
  choices: Object.assign({}, ...variants.map(({ choices }) => choices)),
  hooks: [
    ...faults.map(({ hook }) => hook),
    ...variants.flatMap(({ hook }) => (hook === undefined ? [] : [hook])),
  ],
  sending: Object.assign({}, ...variants.map(({ sending }) => sending)),
});
