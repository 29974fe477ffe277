import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds dist before the tests when it is stale: the tests of the command line run what is published. */
export default function buildOnce(): void {
  const prepare = fileURLToPath(new URL('../tools/prepare.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [prepare], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed:\n${stderr}`);
}
