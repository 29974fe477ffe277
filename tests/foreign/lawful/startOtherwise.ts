import { operations } from './operations.ts';
import { otherHabits } from './otherHabits.ts';
import { respond } from './respond.ts';
import { serve } from './serve.ts';
import { apiKey, type Foreign, fixtures } from './startLawful.ts';
import { makeStore } from './store.ts';

/** Starts the lawful server with its other habits: as lawful as without them. */
export async function startOtherwise(): Promise<Foreign> {
  const store = makeStore();
  const serving = await serve((incoming) =>
    otherHabits.reduce((reply, habit) => habit.reply(reply), respond(store, apiKey, incoming)),
  );
  return { ...serving, apiKey, fixtures, operations: Object.keys(operations) };
}
