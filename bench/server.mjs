// A reference server until its standard input ends. Its first line of output says where it is: url, apiKey, fixtures.
import { compiled } from './compiled.mjs';
import { addOrders } from './orders.mjs';

const { createServer } = await compiled('server/createServer');
const { fixtures } = await compiled('server/fixtures');
const { listen } = await compiled('server/listen');
const [orders = 0, latencyMs = 0] = process.argv.slice(2).map(Number);
const server = createServer({ apiKey: 'key-of-the-bench-alone' });
const named = fixtures(server.store);
await addOrders(server.store, orders);
const { url, close } = await listen(server, { latencyMs });
console.log(JSON.stringify({ url, apiKey: server.apiKey, fixtures: named }));
process.stdin.resume().on('end', () => void close().then(() => process.exit()));
