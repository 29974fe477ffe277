import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assay, resultsOf, verdictLines, workFolder } from './assay.ts';
import { http } from './servers.ts';

const brackets = Buffer.alloc(10 * 1024 * 1024, '[');

describe('servers that answer something else end in precise failures, none errored, with few calls', () => {
  test.each<[string, string, Buffer, readonly string[]]>([
    [
      'an empty object in json to everything',
      'application/json',
      Buffer.from('{}'),
      ['ENV-1', 'FMT-1', 'FMT-2'],
    ],
    ['garbage as text', 'text/plain', Buffer.from('<<<< {]} not, a: document\u0000'), ['FMT-1']],
    ['ten megabytes of brackets', 'application/json', brackets, ['FMT-1']],
  ])('%s', { timeout: 600_000 }, async (_, type, body, clauses) => {
    let calls = 0;
    const target = await http((request, response) => {
      calls += 1;
      request.resume().on('end', () => response.writeHead(200, { 'content-type': type }).end(body));
    });
    const folder = workFolder();
    // Sixteen bodies of ten megabytes at once take a busy machine longer than the default timeout.
    const { code, stdout } = await assay(folder, ['run', '--target', target, '--timeout', '60s'], {
      ASSAY_API_KEY: 'some key',
    });
    const { run, summary, findings } = resultsOf(folder);
    expect(summary).toMatchObject({ conforms: false, errored: 0 });
    expect(code).toBe(1);
    expect(findings.filter(({ status }) => status === 'failed').map(({ clause }) => clause)).toEqual(
      expect.arrayContaining([...clauses]),
    );
    expect(stdout).toMatch(/clauses? broken: /);
    // What keeps a run short is what it leaves out: no call twice for nothing, and no body of megabytes kept each time.
    expect(verdictLines(folder)).toHaveLength(run.planned);
    expect(calls).toBeLessThan(run.planned / 10);
    expect(statSync(join(folder, 'assay-report', 'exchanges.ndjson')).size).toBeLessThan(calls * 40_000);
  });
});
