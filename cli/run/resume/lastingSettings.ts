import { createHash } from 'node:crypto';
import { options } from '../../../config/options.ts';
import { shardText } from '../../../config/shard.ts';
import { digests } from '../../../reports/digests.ts';
import { buildCode } from '../../codeHashes.ts';
import { suiteVersion } from '../../suiteVersion.ts';
import { usedHooks } from '../runHooks.ts';
import type { RunSettings } from '../Task.ts';

/** The settings on which verdicts depend, as a ledger keeps them: names or texts that can be shown, and digests. */
export type LastingSettings = Readonly<Record<string, string>>;

/**
 * `text` removes secrets. The key, the connection and the values of headers are not kept, and may be others when a run is resumed. But
 * whether the certificate is checked is kept, because the reports say so of the whole run.
 */
export function lastingSettings(settings: RunSettings, text: (said: string) => string): LastingSettings {
  const { fixtures, deviations, headers, hooks, listenerUrl, target, connection, completes, shard } =
    settings;
  const own = [
    ...(['seed', 'runs', 'maxRecords', 'formats', 'operations', 'clauses', 'cases'] as const),
    ...(['scope', 'readOnly', 'allow', 'strict', 'dialect'] as const),
  ];
  const kept = {
    ...Object.fromEntries(own.map((name) => [name, JSON.stringify(settings[name])])),
    target,
    insecure: String(connection.insecure),
    ...(completes === undefined ? {} : { completes }),
    ...(shard === null ? {} : { shard: shardText(shard) }),
    listenerUrl: digestOf(listenerUrl),
    fixtures: digests(fixtures, []).fixtures.slice(0, 12),
    deviations: digestOf(deviations),
    headers: Object.keys(headers).sort().join(', '),
    ...(hooks === null ? {} : { hooks: usedHooks(hooks)?.digest?.slice(0, 12) ?? 'functions' }),
    version: versionOfCode(),
  };
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, text(value)]));
}

/** The version of Assay, with its build where it is built: two builds of one version may judge differently. */
export function versionOfCode(): string {
  const build = buildCode();
  return build === undefined ? suiteVersion : `${suiteVersion}, code ${build}`;
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

/**
 * The settings that differ, each as its flag, where it has one, with both values where they are short. `then` and
 * `later` say in words which run has which.
 */
export function differingSettings(
  before: LastingSettings,
  now: LastingSettings,
  [then, later]: readonly [string, string] = ['then', 'now'],
): readonly string[] {
  const names = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);
  return names.map((name) => {
    const [was = 'none', is = 'none'] = [before[name], now[name]];
    const isTold = !digested.includes(name) && was.length + is.length <= longestValueTold;
    const flag = options.find(({ setting }) => setting === name)?.flag;
    const said = flag === undefined ? name : `--${flag}`;
    return isTold ? `${said} (${was} ${then}, ${is} ${later})` : said;
  });
}

/** What these are is not kept. */
const digested: readonly string[] = ['listenerUrl', 'fixtures', 'deviations'];

/** Longer values are only named. */
const longestValueTold = 120;
