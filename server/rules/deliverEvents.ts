import { request } from 'node:http';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';

/** How many milliseconds a subscriber may take to answer. */
const timeout = 2000;

/**
 * Posts what happened, in json, to everyone who subscribed to that type of event (Events 2; the form is open), without waiting
 * for an answer. It posts only to loopback: a sandbox calls nobody else.
 */
export function deliverEvents(store: Store, type: string, about: Readonly<Record<string, string>>): void {
  for (const event of store.events.all()) {
    if (member.text(event, 'EventType') === type)
      callListener(member.text(event, 'ListenerURL'), { EventType: type, ...about });
  }
}

/** Posts a message to a listener on loopback, without waiting for an answer. */
export function callListener(listenerUrl: string, message: Readonly<Record<string, string>>): void {
  const url = new URL(listenerUrl);
  if (url.protocol !== 'http:' || !isLoopback(url.hostname)) return;
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const call = request(url, { method: 'POST', headers, timeout, agent: false }, (answer) => answer.resume());
  call.on('timeout', () => call.destroy());
  call.on('error', () => undefined);
  call.end(JSON.stringify(message));
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
