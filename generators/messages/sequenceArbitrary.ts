import * as fc from 'fast-check';
import { type Action, actions } from '../records/Kind.ts';

/** A write that is refused, because it names a record that does not exist. */
type RefusedMove = 'RefusedUpdate' | 'RefusedDelete';

export type Move = Action | 'Delete' | 'Get' | RefusedMove;

/** One call of a sequence, as data: format and record are counted among those that there are when it is made. */
export interface Step {
  readonly move: Move;
  readonly format: number;
  readonly record: number;
}

/** What a number of a step stands for among what there is; undefined where there is nothing. */
export const choose = <T>(choices: readonly T[], number: number): T | undefined =>
  choices[number % Math.max(choices.length, 1)];

const stepArbitrary = (...among: readonly Move[]): fc.Arbitrary<Step> =>
  fc.record({ move: fc.constantFrom(...among), format: fc.nat({ max: 5 }), record: fc.nat({ max: 3 }) });

function generated(canDelete: boolean): fc.Arbitrary<readonly Step[]> {
  const deletes: readonly Move[] = canDelete ? ['Delete', 'RefusedDelete'] : [];
  const following = stepArbitrary(...actions, 'Get', 'Update', 'Get', 'RefusedUpdate', ...deletes);
  return fc
    .tuple(stepArbitrary('Insert'), fc.array(following, { minLength: 2, maxLength: 7 }))
    .map(([first, rest]) => [first, ...rest]);
}

/**
 * Sequences that begin with an insert. Each call of one that fails is left out in turn, then all are made in one format:
 * fast-check's own arrays shrink from the front only, and dearly.
 */
class Sequences extends fc.Arbitrary<readonly Step[]> {
  readonly #generated: fc.Arbitrary<readonly Step[]>;

  constructor(canDelete: boolean) {
    super();
    this.#generated = generated(canDelete);
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<readonly Step[]> {
    return new fc.Value(this.#generated.generate(random, biasFactor).value, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is readonly Step[] {
    return Array.isArray(value);
  }

  override shrink(steps: readonly Step[]): fc.Stream<fc.Value<readonly Step[]>> {
    return fc.stream(smaller(steps)).map((value) => new fc.Value(value, undefined));
  }
}

/** The halves of what follows the insert, then every call left out, then one format or record for all. */
function* smaller(steps: readonly Step[]): IterableIterator<readonly Step[]> {
  const half = Math.floor(steps.length / 2);
  if (half > 1) {
    yield [...steps.slice(0, 1), ...steps.slice(half + 1)];
    yield steps.slice(0, half + 1);
  }
  for (let index = steps.length - 1; index > 0; index--) {
    yield steps.filter((_, at) => at !== index);
  }
  for (const name of ['format', 'record'] as const) {
    if (steps.some((step) => step[name] !== 0)) yield steps.map((step) => ({ ...step, [name]: 0 }));
  }
}

export const sequenceArbitrary = (canDelete: boolean): fc.Arbitrary<readonly Step[]> =>
  new Sequences(canDelete);
