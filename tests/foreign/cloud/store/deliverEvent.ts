import { request } from 'node:http';
import { textOf } from '../values/Value.ts';
import type { World } from './World.ts';
import { records } from './World.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Posts an event to the listeners of its type; this server, made for tests, reaches loopback alone. */
export function deliverEvent(world: World, eventType: string, entityID: string): void {
  for (const subscription of records(world.tables.events)) {
    const listener = new URL(textOf(subscription, 'ListenerURL'));
    if (textOf(subscription, 'EventType') !== eventType) continue;
    if (listener.protocol !== 'http:' || !LOOPBACK.has(listener.hostname)) continue;
    const post = request(listener, {
      method: 'POST',
      headers: { 'Content-Type': 'application/cloudevents+json' },
    });
    post.on('error', () => undefined);
    post.on('response', (response) => response.resume());
    post.end(JSON.stringify({ specversion: '1.0', type: eventType, source: 'inventory', id: entityID }));
  }
}
