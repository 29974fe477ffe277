import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

/** That of a shell, without what this vitest set. */
const plainEnvironment = {
  ...process.env,
  NO_COLOR: '1',
  VITEST: undefined,
  VITEST_POOL_ID: undefined,
  VITEST_WORKER_ID: undefined,
  NODE_ENV: undefined,
};

/** A shell in which this machine is reached and no other. Undefined where the system has no namespaces for users. */
const alone = ((): readonly string[] | undefined => {
  const words = [
    'unshare',
    '--user',
    '--map-root-user',
    '--net',
    'sh',
    '-c',
    'ip link set lo up && exec "$@"',
    'sh',
  ];
  return spawnSync('unshare', [...words.slice(1), 'true']).status === 0 ? words : undefined;
})();

/** Runs a command in an environment without a network; where that can't be had, with a registry that nobody serves. */
export function offline(command: readonly string[], cwd: string): SpawnSyncReturns<string> {
  const [name = '', ...args] = [...(alone ?? []), ...command];
  const nowhere = 'http://127.0.0.1:9';
  const env = { ...plainEnvironment, npm_config_registry: nowhere, npm_config_offline: 'true' };
  return spawnSync(name, args, { cwd, encoding: 'utf8', env });
}

/** Whether `offline` takes the network away, and not only the registry. */
export const isAlone = alone !== undefined;
