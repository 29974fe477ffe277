import { expect, test } from 'vitest';
import { faultNamed } from '../../cli/prove/catalogue.ts';
import type { Shard } from '../../config/shard.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import { formats } from '../../specs/Format.ts';
import { planShard, type ShardedSelection } from '../../suites/kernel/shards.ts';
import { judgeInProcess } from '../inProcess.ts';

const wrong = [
  ...[
    'updateInserts',
    'failureWrites',
    'deletedByDefault',
    'csvAsPlainText',
    'addressLinesStay',
    'intsWithPoint',
  ],
  ...['dataForAnyKey', 'errorsOfOtherMembers'],
];

const part = {
  formats: ['json', 'csv'] as const,
  operations: ['Discount*', 'DocumentType*', 'UserGet', '-'],
  clauses: [],
  cases: [],
};
const whole = { formats, operations: [], clauses: [], cases: [] };

/** With WHOLE_SHARDS=1: the whole suite on a lawful server and on one with faults, in 4 and in 8 shards. */
const runs: readonly (readonly [
  string,
  readonly string[],
  Omit<ShardedSelection, 'shard'>,
  readonly number[],
])[] =
  process.env.WHOLE_SHARDS === '1'
    ? [
        ['a lawful server', [], whole, [4, 8]],
        ['a server with faults', wrong, whole, [4, 8]],
      ]
    : [['a server with faults', wrong, part, [4]]];

test.each(runs)(
  '%s is judged by shards as by one run, verdict by verdict',
  { timeout: 3_600_000 },
  async (_, faults, selection, counts) => {
    const judge = (of: number | null): Promise<readonly Verdict[]> => {
      const { hooks, choices } = arrangement([], faults.map(faultNamed));
      const server = createServer({ seed: 1, hooks, choices });
      const shards: readonly (Shard | null)[] =
        of === null ? [null] : Array.from({ length: of }, (_, index) => ({ index: index + 1, of }));
      // All at once, on the same server: what one shard writes, the others meet.
      return Promise.all(
        shards.map((shard) =>
          judgeInProcess(server, planShard({ ...selection, shard }), {
            runId: `run-${shard?.index ?? 0}`,
            runs: selection === part ? 5 : 20,
          }),
        ),
      ).then((all) => all.flat());
    };
    const alone = said(await judge(null));
    const red = [...alone.values()].filter((words) => /^(?:failed|warned)/.test(words));
    if (faults.length > 0) expect(red.length).toBeGreaterThan(20);
    else expect(red).toEqual([]);
    for (const of of counts) {
      const merged = await judge(of);
      expect(merged.length).toBe(alone.size);
      const differing = [...said(merged)].filter(([id, words]) => alone.get(id) !== words);
      expect(
        differing.map(([id, words]) => `${id}: ${alone.get(id)} alone, ${words} in ${of} shards`),
      ).toEqual([]);
    }
  },
);

/** What is said of each case, without what belongs to one run: ids, marks and times. */
const said = (verdicts: readonly Verdict[]): ReadonlyMap<string, string> =>
  new Map(
    verdicts.map(({ id, status, level, cause = '', root, message = '', path = '' }) => [
      id,
      [
        status,
        level,
        cause,
        root?.kind,
        root?.name,
        root?.format,
        withoutIds(message),
        withoutIds(path),
      ].join(' | '),
    ]),
  );

const withoutIds = (text: string): string => text.replace(/[\w+/=.:-]*\d[\w+/=.:-]*/g, '#');
