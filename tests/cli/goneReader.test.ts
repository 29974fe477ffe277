import { once } from 'node:events';
import { expect, test } from 'vitest';
import { resultsOf, startAssay, workFolder } from './assay.ts';
import { http } from './servers.ts';

test.each(['stdout', 'stderr'] as const)(
  'a run whose %s nobody reads any more ends with its own exit code',
  {
    timeout: 60_000,
  },
  async (stream) => {
    const target = await http((request, response) => {
      request
        .resume()
        .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    });
    const folder = workFolder();
    const args = ['run', '--target', target, '--formats', 'json', '--operations', 'CompanyGet'];
    const child = startAssay(folder, args, { ASSAY_API_KEY: 'some key' });
    const [gone, other] = stream === 'stdout' ? [child.stdout, child.stderr] : [child.stderr, child.stdout];
    gone?.destroy();
    other?.resume();
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(resultsOf(folder).summary).toMatchObject({ conforms: false, errored: 0 });
  },
);
