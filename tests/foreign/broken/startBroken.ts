import { himal } from '../lawful/manners/himal.ts';
import { operations } from '../lawful/operations.ts';
import type { Incoming, Reply } from '../lawful/Reply.ts';
import { respond } from '../lawful/respond.ts';
import { serve } from '../lawful/serve.ts';
import { apiKey, type Foreign, fixtures } from '../lawful/startLawful.ts';
import { makeStore } from '../lawful/store.ts';
import { type Breach, breaches } from './breaches.ts';

const concerns = (breach: Breach, reply: Reply): boolean =>
  reply.operation !== null &&
  reply.format !== null &&
  breach.operations.includes(reply.operation) &&
  breach.formats.includes(reply.format) &&
  (breach.jsonp !== true || reply.jsonp);

/** Starts the lawful server with every breach of the table laid over it. */
export async function startBroken(): Promise<Foreign> {
  const depot = { store: makeStore(himal.keeping.ids), apiKey, manner: himal };
  const serving = await serve(himal.http, (incoming) => {
    const asked = breaches.reduce<Incoming>(
      (request, breach) => breach.request?.(request) ?? request,
      incoming,
    );
    const right = respond(depot, asked);
    return breaches.reduce<Reply>(
      (reply, breach) =>
        breach.reply !== undefined && concerns(breach, reply) ? breach.reply(reply) : reply,
      right,
    );
  });
  return { ...serving, apiKey, fixtures, operations: Object.keys(operations) };
}
