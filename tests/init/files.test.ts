import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import { changeFiles, type FileChange } from '../../cli/init/changeFiles.ts';
import { environmentFile } from '../../cli/init/environmentFile.ts';
import { ignoreFile } from '../../cli/init/ignoreFile.ts';
import { schemaPath } from '../../cli/init/schemaPath.ts';
import { workFolder } from '../cli/assay.ts';

const made = (change: FileChange | undefined): void => changeFiles(change === undefined ? [] : [change]);

describe('.env', () => {
  const written = (before: string | null, key: string, force = false) => {
    const folder = workFolder();
    const file = join(folder, '.env');
    if (before !== null) writeFileSync(file, before, 'latin1');
    made(environmentFile(folder, { ASSAY_API_KEY: key }, force));
    return readFileSync(file, 'latin1');
  };

  test.each([
    'plain',
    'two words',
    "it's",
    'a#b',
    ' blanks ',
    '"quoted"',
    'back\\slash',
    '$HOME',
    'a\\nb',
    "`'",
  ])('reads back as %j', (key) => {
    expect(parse(written(null, key))).toEqual({ ASSAY_API_KEY: key });
    expect(parse(written('A=1\r\nB=2', key))).toEqual({ A: '1', B: '2', ASSAY_API_KEY: key });
  });

  test('a value that no line holds is refused', () => {
    expect(() => written(null, `a'b"c\`d #e`)).toThrow(
      /^ASSAY_API_KEY: no line of \.env can hold this value/,
    );
  });

  test.each([
    ['A=1\r\nB=2\r\n', 'A=1\r\nB=2\r\nASSAY_API_KEY=new\r\n'],
    ['A=1', 'A=1\nASSAY_API_KEY=new\n'],
    ['', 'ASSAY_API_KEY=new\n'],
    ['# \xe9t\xe9 in Latin-1\n', '# \xe9t\xe9 in Latin-1\nASSAY_API_KEY=new\n'],
  ])('after %j it is %j', (before, after) => {
    expect(written(before, 'new')).toBe(after);
  });

  test('another key is replaced by --force alone, and the rest stays', () => {
    const before = "# mine\nexport ASSAY_API_KEY = 'old'\nASSAY_API_KEY_FILE=key.txt\nA=1\n";
    expect(() => written(before, 'new')).toThrow(
      '.env holds ASSAY_API_KEY and ASSAY_API_KEY_FILE already: take it out, or replace it with --force.',
    );
    expect(written(before, 'new', true)).toBe('# mine\nA=1\nASSAY_API_KEY=new\n');
    // A value of several lines would leave a piece behind.
    expect(() => written("ASSAY_API_KEY='old\nA=2'\nB=1\n", 'new', true)).toThrow(/or write it by hand/);
  });

  test('an open quote that would take in the key is told', () => {
    expect(() => written("A='1\n", "new'")).toThrow(/look for an open quote, or write it by hand\.$/);
  });

  // As PowerShell writes it.
  test('one in UTF-16 stays as it is', () => {
    const before = Buffer.from('\ufeffA=1\r\n', 'utf16le').toString('latin1');
    expect(() => written(before, 'new')).toThrow(
      /^\.env is in UTF-16, in which ASSAY_API_KEY can't be added/,
    );
  });

  test('only the owner may read the key', () => {
    const folder = workFolder();
    const file = join(folder, '.env');
    writeFileSync(file, 'A=1\n');
    chmodSync(file, 0o644);
    made(environmentFile(folder, { ASSAY_API_KEY: 'new' }, false));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

test.each([
  [null, '.env\n'],
  ['', '.env\n'],
  ['dist/', 'dist/\n.env\n'],
  ['dist/\r\nlogs/\r\n', 'dist/\r\nlogs/\r\n.env\r\n'],
  ['.env  \n', '.env  \n'],
  ['/.env\n', '/.env\n'],
  ['.env*\n!.env\n', '.env*\n!.env\n.env\n'],
  ['.env*\n!.env.example\n', '.env*\n!.env.example\n'],
  ['.envrc\n', '.envrc\n.env\n'],
])('.gitignore: %j becomes %j', (before, after) => {
  const folder = workFolder();
  const file = join(folder, '.gitignore');
  if (before !== null) writeFileSync(file, before);
  made(ignoreFile(folder));
  expect(readFileSync(file, 'utf8')).toBe(after);
  expect(ignoreFile(folder)).toBeUndefined();
});

test('a folder named .env is left alone, and no key is written', () => {
  const folder = workFolder();
  mkdirSync(join(folder, '.env'));
  expect(environmentFile(folder, {}, false)).toBeUndefined();
  expect(() => environmentFile(folder, { ASSAY_API_KEY: 'k' }, false)).toThrow(
    ".env is a folder here, so ASSAY_API_KEY can't be written there; leave it in the environment.",
  );
});

test('if one file cannot be written, all are as they were', () => {
  const folder = workFolder();
  const at = (name: string): string => join(folder, name);
  writeFileSync(at('kept'), 'kept\n', { mode: 0o644 });
  chmodSync(at('kept'), 0o644);
  writeFileSync(at('replaced'), 'old\n');
  mkdirSync(at('folder'));
  const change = (kind: FileChange['kind'], name: string): FileChange => ({
    kind,
    file: at(name),
    content: 'new\n',
    about: '',
    ...(name === 'kept' ? { mode: 0o600 } : {}),
  });
  const first = [change('new', 'fresh'), change('append', 'kept'), change('replace', 'replaced')];
  for (const last of [change('replace', 'folder'), change('new', 'kept')])
    expect(() => changeFiles([...first, last])).toThrow(
      /can't be written \(.*\); init leaves every file as it was\.$/,
    );
  expect(existsSync(at('fresh'))).toBe(false);
  expect(readFileSync(at('kept'), 'utf8')).toBe('kept\n');
  expect(statSync(at('kept')).mode & 0o777).toBe(0o644);
  expect(readFileSync(at('replaced'), 'utf8')).toBe('old\n');
  changeFiles(first);
  expect(readFileSync(at('kept'), 'utf8')).toBe('kept\nnew\n');
});

test('$schema goes through node_modules where Assay is installed, and to the checkout otherwise', () => {
  const config = fileURLToPath(new URL('../../config', import.meta.url));
  const folder = workFolder();
  const project = join(folder, 'project');
  mkdirSync(join(project, 'node_modules', 'assay-conformance', 'dist'), { recursive: true });
  expect(schemaPath('settings.schema.json', project)).toBe(
    relative(project, join(config, 'settings.schema.json')),
  );
  symlinkSync(config, join(project, 'node_modules', 'assay-conformance', 'dist', 'config'));
  const path = 'node_modules/assay-conformance/dist/config/settings.schema.json';
  expect(schemaPath('settings.schema.json', project)).toBe(`./${path}`);
  mkdirSync(join(project, 'api'));
  expect(schemaPath('settings.schema.json', join(project, 'api'))).toBe(`../${path}`);
});
