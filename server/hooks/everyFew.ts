import type { Hook } from '../Hook.ts';
import type { Store } from '../store/Store.ts';

/** Makes something happen in the store before every so many calls, as other users would; `round` counts from 0. */
export const everyFew =
  (everyCalls: number, happens: (store: Store) => (round: number) => void): Hook =>
  (inner, store) => {
    const happen = happens(store);
    let count = 0;
    return {
      handle: (call, request) => {
        count += 1;
        if (count % everyCalls === 0) happen(count / everyCalls - 1);
        return inner.handle(call, request);
      },
    };
  };
