// A reference server until its standard input ends. Its first line of output says where it is: url, apiKey, fixtures.
import { createServer } from '../dist/server/createServer.js';
import { fixtures } from '../dist/server/fixtures.js';
import { listen } from '../dist/server/listen.js';
import { addOrders } from './orders.mjs';

const [orders = 0, latencyMs = 0] = process.argv.slice(2).map(Number);
const server = createServer({ apiKey: 'key-of-the-bench-alone' });
const named = fixtures(server.store);
addOrders(server.store, orders);
const { url, close } = await listen(server, { latencyMs });
console.log(JSON.stringify({ url, apiKey: server.apiKey, fixtures: named }));
process.stdin.resume().on('end', () => void close().then(() => process.exit()));
