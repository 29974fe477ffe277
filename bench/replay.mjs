// Sends the requests of an exchanges.ndjson again, raw: `replay.mjs <file> <url> <key> <connections> once|reads`. With `reads` it sends the
// first request as often instead.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Pool } from 'undici';

const [file, url, key, connections, times] = process.argv.slice(2);
const dropped = new Set(['content-length', 'host', 'connection', 'transfer-encoding', 'expect']);
const withKey = (text) => text.replaceAll('$ASSAY_API_KEY', key);

function requestOf(line) {
  const { request } = JSON.parse(line);
  const { pathname, search } = new URL(withKey(request.url), url);
  const { text, base64, length } = request.body;
  if (length !== undefined) return [];
  const body = text === undefined ? Buffer.from(base64, 'base64') : Buffer.from(withKey(text));
  return [
    {
      method: request.method,
      path: pathname + search,
      headers: request.headers
        .filter(([name]) => !dropped.has(name.toLowerCase()))
        .flatMap(([name, value]) => [name, withKey(value)]),
      body: request.method === 'GET' || body.length === 0 ? null : body,
    },
  ];
}

const requests = [];
for await (const line of createInterface({ input: createReadStream(file) })) {
  if (times === 'reads' && requests.length > 0) requests.push(requests[0]);
  else requests.push(...requestOf(line));
}

const pool = new Pool(url, { connections: Number(connections), pipelining: 1 });
const queue = requests.values();
async function sendFromQueue() {
  for (const request of queue) {
    try {
      const { body } = await pool.request(request);
      await body.arrayBuffer();
    } catch {
      // Some requests of a run are broken on purpose, and the server hangs up.
    }
  }
}
await Promise.all(Array.from({ length: Number(connections) }, sendFromQueue));
await pool.close();
