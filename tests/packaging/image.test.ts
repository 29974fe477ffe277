import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const minute = 60_000;

const started = (name: string, args: readonly string[], timeout: number) =>
  spawnSync(name, args, { cwd: root, encoding: 'utf8', timeout });

/** A container tool that works here. A client without its daemon does not. */
const tool = ['docker', 'podman'].find((name) => started(name, ['info'], minute / 4).status === 0);

/** Runs a command of the tool. It is quiet on stderr only if all is well, so that is not mixed with what was asked for. */
function run(
  args: readonly string[],
  timeout = minute,
): { code: number | null; said: string; error: string } {
  const { status, stdout, stderr } = started(tool ?? '', args, timeout);
  return { code: status, said: stdout.trim(), error: stderr };
}

const [, usualNode = ''] = /^ARG NODE=(.+)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
/** The tag of a `node` image that is here already, where no registry can be reached. */
const ownNode = process.env.IMAGE_NODE;
const node = ownNode ?? usualNode;
const base = `node:${node}`;
const image = `assay-of-test-${process.pid}`;

const isBaseHere = (): boolean =>
  run(['image', 'inspect', base]).code === 0 || run(['pull', base], 2 * minute).code === 0;

/** Who names a base wants it to be used. */
const isPossible = tool !== undefined && (ownNode !== undefined || isBaseHere());

const sizeOf = (name: string): number =>
  Number(run(['image', 'inspect', '--format', '{{.Size}}', name]).said);

/** Starts the image as a CI without a network would. */
const start = (...args: readonly string[]) => run(['run', '--rm', '--network', 'none', ...args]);

describe.runIf(isPossible)('the image', () => {
  beforeAll(() => {
    // The build installs packages. On the host's network it works however this machine separates its networks.
    const args = ['build', '--network', 'host', '--build-arg', `NODE=${node}`, '--tag', image, '.'];
    const { code, said, error } = run(args, 8 * minute);
    expect(code, (said + error).slice(-2000)).toBe(0);
  }, 10 * minute);
  afterAll(() => run(['image', 'rm', '--force', image]));

  test('judges the embedded server without a network, as a user who is not root', () => {
    const { code, said, error } = start(image, 'run', '--formats', 'json', '--operations', 'DiscountGet');
    expect(code, said + error).toBe(0);
    expect(said).toContain('No breach found');
    expect(start('--entrypoint', 'id', image, '-u').said).toMatch(/^[1-9]\d*$/);
  });

  test('is small, and keeps nothing of its build', () => {
    expect(sizeOf(image) - sizeOf(base)).toBeLessThanOrEqual(60e6);
    if (node === usualNode) expect(sizeOf(image)).toBeLessThanOrEqual(250e6);
    for (const built of ['/assay', '/packed'])
      expect(start('--entrypoint', 'ls', image, built).error).toMatch(/No such file/);
    expect(start('--entrypoint', 'ls', image, '-A', '/work')).toMatchObject({ code: 0, said: '' });
  });
});
