// Sends reads in json and records them for `assay judge`, a line each: `record.mjs <url> <paths.json> <file>`. The key is in ASSAY_API_KEY.
import { readFileSync, writeFileSync } from 'node:fs';
import { Pool } from 'undici';

const [base, paths, file] = process.argv.slice(2);
const connections = 16;
const headers = { 'content-type': 'application/json' };
const body = JSON.stringify({ APIKEY: process.env.ASSAY_API_KEY });
const pool = new Pool(new URL(base).origin, { connections, pipelining: 1 });
const asked = JSON.parse(readFileSync(paths, 'utf8')).map((path) => new URL(`${base}${path}`));
const lines = [];
const queue = asked.entries();
async function line() {
  for (const [index, url] of queue) {
    const answer = await pool.request({ path: url.pathname, method: 'POST', headers, body });
    const response = {
      status: answer.statusCode,
      headers: answer.headers,
      body: await answer.body.text(),
    };
    lines[index] = JSON.stringify({ request: { method: 'POST', url: url.href, headers, body }, response });
  }
}
await Promise.all(Array.from({ length: connections }, line));
await pool.close();
writeFileSync(file, `${lines.join('\n')}\n`);
