import type { Call } from '../exchanges/Answer.ts';
import type { Effect } from '../target/Target.ts';

/** Operations whose effect needs an allowance of its own (docs/judging.md, Safety). */
const special: Readonly<Record<string, Effect>> = {
  ShippingInformationCreateLabel: 'label',
  EventSubscriptionAdd: 'event',
};

/** What a call does to the target. A call that brings its own APIKEY, or leaves it out, counts as trying a key. */
export function effectOf({ operation, members, keyAs, altered }: Call): Effect {
  if (altered !== undefined) return altered.effect;
  if (keyAs !== undefined || Object.hasOwn(members, 'APIKEY')) return 'key';
  if (operation === null || operation.kind === 'get') return 'read';
  return special[operation.name] ?? 'write';
}
