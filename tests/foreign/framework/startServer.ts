import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Habit } from './habits.ts';

export { type Habit, habitsNamed } from './habits.ts';

import { operations } from './operations.ts';
import { seed } from './seed.ts';
import { KEY, serve } from './serve.ts';
import { Store } from './store.ts';

/** How a server is set up; without anything it keeps the document. */
export interface Setup {
  readonly habits?: readonly Habit[];
  readonly zone?: string;
  readonly xmlDeclared?: boolean;
  readonly port?: number;
}

/** A server that runs, with what a suite needs to know of it. */
export interface Running {
  readonly url: string;
  readonly apiKey: string;
  readonly fixtures: Readonly<Record<string, unknown>>;
  readonly operations: readonly string[];
  readonly close: () => Promise<void>;
}

/** Where a host stands whose habits are about its zone; Athens puts its clocks forward on the night of a seeded order. */
function zoneFor(habits: readonly Habit[]): string {
  if (habits.includes('gapsCutJson')) return 'Europe/Athens';
  return habits.includes('otherZone') ? 'Asia/Kolkata' : 'UTC';
}

/** Starts the server on loopback, with its first records; the kernel chooses the port where none is said. */
export async function startServer({
  habits = [],
  zone,
  xmlDeclared = true,
  port = 0,
}: Setup = {}): Promise<Running> {
  const host = {
    has: (habit: Habit) => habits.includes(habit),
    zone: zone ?? zoneFor(habits),
    xmlDeclared,
  };
  const world = { host, store: new Store() };
  const fixtures = seed(world);
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing, world).catch((error: unknown) => {
      outgoing.writeHead(500, { 'Content-Type': 'text/plain' });
      outgoing.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, apiKey: KEY, fixtures, operations: Object.keys(operations), close };
}
