import { keepExchange } from '../exchanges/keepExchange.ts';
import type { StoredExchange } from '../exchanges/StoredExchange.ts';
import { differingMember } from './differingMember.ts';
import type { RunComparison } from './RunComparison.ts';

/** How many changes are shown with their bytes. */
const mostChanges = 60;

type Stored = ReadonlyMap<string, StoredExchange>;

/** The exchanges shown with the changes of a comparison, from either run. */
export const exchangesOf = ({ changes }: RunComparison, side: 'a' | 'b'): ReadonlySet<string> =>
  new Set(changes.slice(0, mostChanges).flatMap((change) => change[side].exchanges));

/** A comparison with the first differing member and the raw answers of each change, as far as both runs kept them. */
export function withAnswers(comparison: RunComparison, a: Stored, b: Stored): RunComparison {
  const changes = comparison.changes.map((change, index) => {
    if (index >= mostChanges) return change;
    const theirs = change.b.exchanges.flatMap((id) => b.get(id) ?? []);
    const ours = change.a.exchanges.flatMap((id) => a.get(id) ?? []);
    // The exchange that shows a breach comes first for the run that has it. The same call is then looked up in the other run.
    const [leading, others] = change.kind === 'newlyPassing' ? [ours[0], theirs] : [theirs[0], ours];
    const beside = leading && (others.find((each) => pathOf(each) === pathOf(leading)) ?? others[0]);
    if (leading === undefined || beside === undefined) return change;
    const [one, other] = change.kind === 'newlyPassing' ? [leading, beside] : [beside, leading];
    const member = differingMember(one, other, change.b.path ?? change.a.path);
    return {
      ...change,
      ...(member === undefined ? {} : { member }),
      exchanges: { a: keepExchange(one, '-'), b: keepExchange(other, '-') },
    };
  });
  return { ...comparison, changes };
}

const pathOf = ({ request }: StoredExchange): string => request.url.replace(/^[a-z]+:\/\/[^/]+/, '');
