import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { assay, ended, startAssay, workFolder } from './assay.ts';

test('serve tells what it is, answers a run and the commands it prints, logs each call, and ends on SIGINT', async () => {
  const folder = workFolder();
  const child = startAssay(folder, [
    'serve',
    '--api-key',
    'it\'s a "key"',
    '--base-path',
    '/api',
    '--fixtures',
    'fix.json',
    '--cors',
    'http://localhost:5173',
  ]);
  const end = ended(child);
  const greeting = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      if (/Ctrl-C/.test(text)) resolve(text);
    });
  });
  const url = /Reference server at (http:\/\/127\.0\.0\.1:\d+\/api)\n/.exec(greeting)?.[1] ?? '';
  expect(greeting).toContain('Key: it\'s a "key"\n');
  expect(greeting).toMatch(/companies \d+/);
  expect(greeting).toMatch(/^Fixtures: \/.*\/fix\.json$/m);
  expect(
    JSON.parse(readFileSync(join(folder, 'fix.json'), 'utf8')).disposable.discounts.length,
  ).toBeGreaterThan(5);

  const page = /Page to try calls in a browser: (http:\/\/127\.0\.0\.1:\d+\/)\n/.exec(greeting)?.[1] ?? '';
  const html = await (await fetch(page, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<title>Assay sandbox</title>');
  const preflight = { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' };
  const opened = await fetch(`${url}/json/reply/CompanyGet`, { method: 'OPTIONS', headers: preflight });
  expect(opened.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');

  const commands = greeting.split('\n').filter((line) => / \| curl |^curl /.test(line));
  expect(commands).toHaveLength(6);
  const keyLine = greeting.split('\n').find((line) => line.startsWith('export ')) ?? '';
  for (const command of commands) {
    const { stdout } = await promisify(execFile)('bash', ['-c', `${keyLine}\n${command}`]).catch((error) => ({
      stdout: String(error),
    }));
    expect(stdout, command).toMatch(/ErrorCode/);
    expect(stdout, command).toMatch(/DiscountID/);
  }

  const run = await assay(
    folder,
    ['run', '--target', url, '--fixtures', 'fix.json', '--formats', 'json', '--operations', 'Discount*'],
    {
      ASSAY_API_KEY: 'it\'s a "key"',
    },
  );
  expect(run.code, run.stdout + run.stderr).toBe(0);

  child.kill('SIGINT');
  const { code, stdout } = await end;
  expect(code).toBe(0);
  expect(stdout).toMatch(/^POST \/api\/json\/reply\/DiscountGet DiscountGet json 200 0 /m);
  expect(stdout.slice(greeting.length)).not.toContain('a "key"');
});

test('a port that is taken is a wrong setting', async () => {
  const first = startAssay(workFolder(), ['serve']);
  const port = await new Promise<string>((resolve) => {
    first.stdout?.on('data', (chunk) => {
      const found = /:(\d+)\n/.exec(String(chunk))?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const { code, stderr } = await assay(workFolder(), ['serve', '--port', port]);
  expect(code).toBe(2);
  expect(stderr).toBe(
    `assay: --port: ${port} can't be had (EADDRINUSE); allowed is a free port, or 0 for any.\n`,
  );
});
