import type { Hook } from '../Hook.ts';
import type { Store } from '../store/Store.ts';

/** Makes something happen in the store before every so many calls, as other users would; `round` counts from 0. */
export const everyFew =
  (share: number, happens: (store: Store) => (round: number) => void): Hook =>
  (inner, store) => {
    const happen = happens(store);
    let count = 0;
    return {
      handle: (call, request) => {
        count += 1;
        if (count % share === 0) happen(count / share - 1);
        return inner.handle(call, request);
      },
    };
  };
