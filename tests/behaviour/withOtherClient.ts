import type { Outside } from '../../harness/outside/Outside.ts';
import { liveOutside } from '../../harness/outside/Outside.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { randomOf } from '../../server/store/seed/randomOf.ts';
import { otherClient } from './otherClient.ts';
import { type Habit, habits } from './otherClientHabits.ts';

interface Busy {
  readonly server: ReferenceServer;
  /** A world in which the client also does something whenever the run waits without a call. */
  readonly outside: Outside;
  /** How often the other client has changed something. */
  readonly writes: () => number;
}

/**
 * The server as it is while somebody else works with it: before every call, and while the run waits, that client does something,
 * which is its habit. It changes records that were there before as well, but uses up none that a run was given.
 */
export function withOtherClient(
  server: ReferenceServer,
  seed: number,
  habit: Habit = habits.worksOnEverything,
): Busy {
  const client = otherClient(server);
  const step = habit(client, randomOf(seed));
  return {
    server: {
      ...server,
      handle: (request) => {
        step();
        return server.handle(request);
      },
    },
    outside: {
      ...liveOutside,
      after: (ms, work) => {
        if (ms > 0) step();
        return liveOutside.after(ms, work);
      },
    },
    writes: client.writes,
  };
}
