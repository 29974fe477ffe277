import { resolve as resolvePath } from 'node:path';
import { keyFinder, tooShortKey } from '../../harness/redaction/keyFinder.ts';
import { wrapText } from '../../reports/wrapText.ts';
import { allFaults } from '../../server/faults.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { variants } from '../../server/variants.ts';
import { contents } from './contents.ts';
import { exampleCalls, keyLine } from './exampleCalls.ts';
import { openSandbox, sandboxServer } from './openSandbox.ts';
import { type ServeFlags, serveOptions } from './serveOptions.ts';
import { withOrigins } from './withOrigins.ts';
import { withPage } from './withPage.ts';
import { writeFixtures } from './writeFixtures.ts';

/** `assay serve`: the reference server as a sandbox, until SIGINT or SIGTERM. Raises SettingsError. */
export async function serve(flags: ServeFlags): Promise<number> {
  const options = serveOptions(flags);
  if (flags.listVariants === true || flags.listFaults === true) return listArrangements(flags);
  const server = sandboxServer(options);
  if (options.fixtures !== null) writeFixtures(options.fixtures, server);
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const open = withPage(withOrigins(server, options.origins), options.planted);
  const listening = await openSandbox(open, options, print);
  for (const line of greeting(listening.url, server, options.fixtures)) print(line);
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await listening.close();
  return 0;
}

/** Prints the variants, the faults or both, one per line; returns the exit code. */
function listArrangements({ listVariants, listFaults }: ServeFlags): number {
  const rows = [
    ...(listVariants === true ? [...variants].map(([name, { about }]) => ({ name, about })) : []),
    ...(listFaults === true
      ? [...allFaults].map(([name, { clause, about }]) => ({ name, about: `${clause.padEnd(8)}${about}` }))
      : []),
  ];
  const width = 2 + Math.max(0, ...rows.map(({ name }) => name.length));
  for (const { name, about } of rows) process.stdout.write(`${name.padEnd(width)}${about}\n`);
  return 0;
}

function greeting(url: string, server: ReferenceServer, fixturesFile: string | null): readonly string[] {
  return [
    `Reference server at ${url}`,
    `Page to try calls in a browser: ${new URL('/', url)}`,
    `Key: ${server.apiKey}`,
    ...(keyFinder(server.apiKey) === undefined ? wrapText(`For assay run, ${tooShortKey}.`, '', 100) : []),
    ...wrapText(`It holds: ${contents(server.store).join(', ')}.`, '', 100),
    ...(fixturesFile === null ? [] : [`Fixtures: ${resolvePath(fixturesFile)}`]),
    '',
    'A call in each format:',
    keyLine(server.apiKey),
    ...exampleCalls(url, server.apiKey),
    '',
    'Ctrl-C ends it. Calls (method, path, operation, format, HTTP status, ErrorCode, time, size):',
  ];
}
