import { himal } from '../lawful/manners/himal.ts';
import { perform, respond } from '../lawful/respond.ts';
import { serve } from '../lawful/serve.ts';
import { apiKey, type Foreign, fixtures } from '../lawful/startLawful.ts';
import { makeStore } from '../lawful/store.ts';
import type { Misbehaviour } from './Misbehaviour.ts';

/** Starts the lawful server with one rule broken in what it does; it has the operations that are to be judged. */
export async function startMisbehaving(misbehaviour: Misbehaviour): Promise<Foreign> {
  const manner = { ...himal, ...misbehaviour.manner?.(himal) };
  const depot = { store: makeStore(manner.keeping.ids), apiKey, manner };
  const performing = misbehaviour.perform?.(perform) ?? perform;
  const serving = await serve(manner.http, (incoming) => respond(depot, incoming, performing));
  return { ...serving, apiKey, fixtures, operations: misbehaviour.operations };
}
