import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const minutes = 60_000;

/** A container tool that works here. A client without its daemon does not. */
const tool = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0) ?? '';

/** The tag of the `node` image to build upon. IMAGE_NODE names one that is here already, where no registry can be reached. */
const usualNode = '22-alpine';
const node = process.env.IMAGE_NODE ?? usualNode;
const base = `node:${node}`;
const image = 'assay-of-its-test';

function run(args: readonly string[], timeout = minutes): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: root, encoding: 'utf8', timeout });
  return { code: status, said: `${stdout}${stderr}` };
}

const sizeOf = (name: string): number =>
  Number(run(['image', 'inspect', '--format', '{{.Size}}', name]).said);

/** Starts the image as a CI without a network would. */
const start = (...args: readonly string[]): { code: number | null; said: string } =>
  run(['run', '--rm', '--network', 'none', ...args]);

const isBaseHere = (): boolean =>
  run(['image', 'inspect', base]).code === 0 || run(['pull', base], 2 * minutes).code === 0;

describe.skipIf(tool === '' || !isBaseHere())('the image', () => {
  beforeAll(() => {
    // The build is to install packages, and not to depend on how this machine separates its networks.
    const args = ['build', '--network', 'host', '--build-arg', `NODE=${node}`, '--tag', image, '.'];
    const { code, said } = run(args, 8 * minutes);
    expect(code, said.slice(-2000)).toBe(0);
  }, 10 * minutes);
  afterAll(() => run(['image', 'rm', '--force', image]));

  test('judges the embedded server without a network, as a user who is not root', () => {
    const { code, said } = start(image, 'run', '--formats', 'json', '--operations', 'DiscountGet');
    expect(code, said).toBe(0);
    expect(said).toContain('No breach found');
    expect(start('--entrypoint', 'id', image, '-u').said.trim()).toMatch(/^[1-9]\d*$/);
  });

  test('is small, and holds the package alone', () => {
    expect(sizeOf(image) - sizeOf(base)).toBeLessThanOrEqual(60e6);
    if (node === usualNode) expect(sizeOf(image)).toBeLessThanOrEqual(250e6);
    expect(start('--entrypoint', 'ls', image, '/assay').code).not.toBe(0);
    expect(start('--entrypoint', 'ls', image, '-A', '/work').said.trim()).toBe('');
  });
});
