import { request as httpRequest } from 'node:http';
import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** In milliseconds after the call that caused an event. */
const deliveries = [600, 1200];

export const eventsAsQueries: Variant = {
  about:
    'A listener is called by GET with the news in the query, half a second later and again, and once before to try it (EVT-2: method and body open).',
  hook: (inner, store) => ({
    handle: (call, request) => {
      const name = call.operation?.name;
      if (name === 'EventSubscriptionAdd') {
        const result = inner.handle(call, request);
        deliver(member.record(result, 'mvEvent') ?? {}, { ping: '1' }, 50);
        return result;
      }
      if (name !== 'DocumentUpdate') return inner.handle(call, request);
      const { events } = store;
      const all = events.all.bind(events);
      const count = store.documents.all().length;
      // So nothing is posted.
      events.all = () => [];
      let result: RecordValue;
      try {
        result = inner.handle(call, request);
      } finally {
        events.all = all;
      }
      if (store.documents.all().length === count) return result;
      const about = { DocumentId: String(member.int(result, 'entityID')) };
      for (const event of all().filter((one) => member.text(one, 'EventType') === 'DocumentInserted'))
        for (const later of deliveries) deliver(event, about, later);
      return result;
    },
  }),
};

/** Calls the listener of an event, if it is on this machine, without waiting for an answer. */
function deliver(event: RecordValue, about: Readonly<Record<string, string>>, later: number): void {
  const address = member.text(event, 'ListenerURL');
  if (!URL.canParse(address)) return;
  const url = new URL(address);
  const isLoopback = /^(localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(url.hostname);
  if (url.protocol !== 'http:' || !isLoopback) return;
  url.searchParams.set('EventType', member.text(event, 'EventType'));
  for (const [key, value] of Object.entries(about)) url.searchParams.set(key, value);
  const timer = setTimeout(() => {
    const sent = httpRequest(url, { method: 'GET', timeout: 2000, agent: false }, (answer) =>
      answer.resume(),
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => undefined);
    sent.end();
  }, later);
  timer.unref();
}
