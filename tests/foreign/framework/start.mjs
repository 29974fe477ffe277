// Starts the server by itself, on a port that the kernel gives:
//
//   node tests/foreign/framework/start.mjs --habits 1,3,8 --fixtures /tmp/fixtures.json
//   ASSAY_API_KEY=framework-key-0123456789abcdef node dist/cli/main.js run --target <what it prints> --fixtures /tmp/fixtures.json
//
// --habits    numbers or names from habits.ts, or `all`; without it the server keeps the document
// --zone      the time zone of its host, such as Europe/Athens
// --xml       `declared` (namespaces and order of members of its own) or `contract` (what the framework gives by itself)
// --fixtures  where to write the fixtures of a run
// --port      the port, instead of one that the kernel gives
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const option = { type: 'string' };
const { values } = parseArgs({
  options: { habits: option, zone: option, xml: option, fixtures: option, port: option },
});

const { startServer, habitsNamed } = await import(pathToFileURL(await bundled()).href);
const server = await startServer({
  habits: habitsNamed(values.habits ?? ''),
  ...(values.zone === undefined ? {} : { zone: values.zone }),
  xmlDeclared: values.xml !== 'contract',
  port: Number(values.port ?? 0),
});
if (values.fixtures !== undefined) writeFileSync(values.fixtures, JSON.stringify(server.fixtures, null, 2));
console.log(server.url);

/** The server in one file, since Node 20 doesn't read TypeScript. */
async function bundled() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('startServer.ts', import.meta.url)),
      write: false,
      target: 'es2022',
    },
  });
  const file = join(mkdtempSync(join(tmpdir(), 'framework-server-')), 'server.mjs');
  writeFileSync(file, output[0].code);
  return file;
}
