import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFaults } from '../../server/faults.ts';
import { fixtures } from '../../server/fixtures.ts';
import { assayHere } from '../cli/assayHere.ts';
import { reference } from '../cli/servers.ts';

const apiKey = 'a-key-of-its-own';
const asked = [
  '--formats',
  'csv',
  '--operations',
  'CompanyUpdate,DiscountDelete',
  '--clauses',
  'TYP-12,DEL-1',
];

test('the picture of the README is a run (npx vitest run tests/docs/picture.test.ts -u draws it again)', async () => {
  const hooks = ['ampersandsLost', 'discountStays'].flatMap((name) => allFaults.get(name)?.hook ?? []);
  const { url, server } = await reference({ apiKey, hooks });
  const folder = mkdtempSync(join(tmpdir(), 'assay-picture-'));
  try {
    writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures(server.store)));
    writeFileSync(
      join(folder, 'assay.config.json'),
      JSON.stringify({ target: url, fixtures: 'fixtures.json' }),
    );
    const { code, stdout } = await assayHere(folder, ['run', ...asked], { ASSAY_API_KEY: apiKey });
    expect(code).toBe(1);
    const shown = stdout.replaceAll(`${folder}/`, '').replaceAll(url, 'http://127.0.0.1:8080');
    await expect(picture(linesOf(shown))).toMatchFileSnapshot('../../docs/terminal.svg');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** What the terminal shows first: the matrix, the findings and the outcome, without what the run left behind. */
function linesOf(stdout: string): string[] {
  const [matrix = '', ...rest] = stdout.split('\n\n');
  const findings = rest.filter((part) => part.startsWith('✗'));
  const outcome = rest.at(-1)?.split('\n') ?? [];
  const first = outcome.findIndex((line) => line.startsWith('Does not conform'));
  return [`$ assay ${asked.join(' ')}`, '', matrix, '', findings.join('\n\n'), '', ...outcome.slice(first)]
    .join('\n')
    .trim()
    .split('\n');
}

const lineHeight = 19;
const characterWidth = 8.43;
const margin = 20;

/** The lines as an SVG that is legible on a light page and on a dark one. */
function picture(lines: readonly string[]): string {
  const width = Math.ceil(Math.max(...lines.map((line) => line.length)) * characterWidth + 2 * margin);
  const height = lines.length * lineHeight + 2 * margin;
  const outcome = lines.findIndex((line) => line.startsWith('Does not conform'));
  const rows = lines.map((line, at) => {
    const y = margin + (at + 0.75) * lineHeight;
    const ink = at < outcome || line.startsWith('Reports') ? inkOf(line) : inks.broken;
    return `  <text x="${margin}" y="${y}" fill="${ink}" xml:space="preserve">${escaped(line)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    '  font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14">',
    '  <title>A run in the terminal finds two broken clauses</title>',
    `  <rect width="${width}" height="${height}" rx="8" fill="#16181d"/>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

const inks = { broken: '#ff7b72', command: '#7ee787', quiet: '#9aa4b2', plain: '#e6edf3' };

function inkOf(line: string): string {
  if (line.startsWith('✗')) return inks.broken;
  if (line.startsWith('$')) return inks.command;
  return /^ {2}(?:clause|next|where):|^A number|^Reports/.test(line) ? inks.quiet : inks.plain;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
