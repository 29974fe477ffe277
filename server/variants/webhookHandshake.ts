import { request as send } from 'node:http';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const isLoopback = (host: string): boolean => /^(localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(host);

/** Calls a listener on loopback, and nobody else; the answer does not matter. */
function call(listener: string, method: string, headers: Readonly<Record<string, string>>, body = ''): void {
  const url = new URL(listener);
  if (url.protocol !== 'http:' || !isLoopback(url.hostname)) return;
  const sent = send(
    url,
    { method, headers: { ...headers, connection: 'close' }, timeout: 2000, agent: false },
    (answer) => answer.resume(),
  );
  sent.on('timeout', () => sent.destroy());
  sent.on('error', () => undefined);
  sent.end(body);
}

const later = (ms: number, happen: () => void): void => void setTimeout(happen, ms).unref();

const isSame = (one: RecordValue, other: RecordValue): boolean =>
  ['EventType', 'Application', 'ListenerURL'].every(
    (name) => member.text(one, name) === member.text(other, name),
  );

const webhooks: Hook = (inner, store) => ({
  handle: (caller, request) => {
    const { name } = caller.operation ?? {};
    if (name === 'EventSubscriptionAdd') {
      const result = inner.handle(caller, request);
      const added = member.record(result, 'mvEvent') ?? {};
      const first = store.events.find((one) => isSame(one, added)) ?? added;
      if (first.EventID !== added.EventID) store.events.remove(member.int(added, 'EventID'));
      call(member.text(first, 'ListenerURL'), 'OPTIONS', {
        'webhook-request-origin': 'inventory.example.com',
      });
      return { ...result, mvEvent: first, entityID: first.EventID };
    }
    if (name !== 'DocumentUpdate') return inner.handle(caller, request);
    const { action, stored } = recordWrite(name, request, store);
    const all = store.events.all.bind(store.events);
    let result: RecordValue;
    store.events.all = () => [];
    try {
      result = inner.handle(caller, request);
    } finally {
      store.events.all = all;
    }
    if (action !== 'Insert' && stored !== undefined) return result;
    const body = `<event><type>DocumentInserted</type><id>${member.int(result, 'entityID')}</id></event>`;
    for (const event of all()) {
      if (member.text(event, 'EventType') !== 'DocumentInserted') continue;
      // At least once: here, twice.
      for (const ms of [400, 900])
        later(ms, () =>
          call(member.text(event, 'ListenerURL'), 'PUT', { 'content-type': 'application/xml' }, body),
        );
    }
    return result;
  },
});

export const webhookHandshake: Variant = {
  about:
    'Greets every listener with OPTIONS, keeps equal subscriptions once, and delivers each event late, twice, as XML by PUT.',
  hook: webhooks,
};
