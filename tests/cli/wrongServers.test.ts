import { describe, expect, test } from 'vitest';
import { assay, resultsOf, workFolder } from './assay.ts';
import { http } from './servers.ts';

const brackets = Buffer.alloc(10 * 1024 * 1024, '[');

describe('servers that answer something else end in precise failures, none errored, within a minute', () => {
  test.each<[string, string, Buffer, readonly string[]]>([
    [
      'an empty object in json to everything',
      'application/json',
      Buffer.from('{}'),
      ['ENV-1', 'FMT-1', 'FMT-2'],
    ],
    ['garbage as text', 'text/plain', Buffer.from('<<<< {]} not, a: document\u0000'), ['FMT-1']],
    ['ten megabytes of brackets', 'application/json', brackets, ['FMT-1']],
  ])('%s', { timeout: 120_000 }, async (_, type, body, clauses) => {
    const target = await http((request, response) => {
      request.resume().on('end', () => response.writeHead(200, { 'content-type': type }).end(body));
    });
    const folder = workFolder();
    const { code, stdout, ms } = await assay(folder, ['run', '--target', target], {
      ASSAY_API_KEY: 'some key',
    });
    const { summary, findings } = resultsOf(folder);
    expect(summary).toMatchObject({ conforms: false, errored: 0 });
    expect(code).toBe(1);
    expect(findings.filter(({ status }) => status === 'failed').map(({ clause }) => clause)).toEqual(
      expect.arrayContaining([...clauses]),
    );
    expect(stdout).toMatch(/clauses? broken: /);
    expect(ms).toBeLessThan(60_000);
  });
});
