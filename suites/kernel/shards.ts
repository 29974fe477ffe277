import { readFileSync } from 'node:fs';
import type { Shard } from '../../config/shard.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { type Plan, reached } from '../../harness/evidence/Plan.ts';
import { planRun, type Selection } from './planRun.ts';

/** What decides which cases a run judges: a selection, and which shard of it; by default, all of it. */
export type ShardedSelection = Selection & { readonly shard?: Shard | null };

/** What a run will do: all of its selection (`planRun`), or the part of its shard. `judged` is as for planRun. */
export function planShard(selection: ShardedSelection, judged?: ReadonlySet<string>): Plan {
  const { shard = null } = selection;
  const plan = planRun(selection, judged);
  if (shard === null) return plan;
  // Dealt from the whole list: what is judged already moves nothing to another shard.
  const whole = judged === undefined || judged.size === 0 ? plan : planRun(selection);
  const part = deal(whole, shard.of)[shard.index - 1];
  if (part === undefined) throw new Error(`there is no shard ${shard.index} of ${shard.of}`);
  const isFirst = shard.index === 1;
  return {
    ...plan,
    cases: plan.cases.filter((item) =>
      item.outOfScope === undefined ? part.own.has(item.evidence) : isFirst,
    ),
    evidence: new Map([...plan.evidence].filter(([key]) => part.own.has(key) || part.lent.has(key))),
  };
}

/** The evidence of one shard, by its keys. */
interface Part {
  /** Judged in this shard and in no other. */
  readonly own: ReadonlySet<string>;
  /** Judged in another shard. It is gathered here too, because the shard's own evidence looks at it. */
  readonly lent: ReadonlySet<string>;
}

/**
 * Deals the evidence of a plan to so many shards. It depends on the plan alone, so that each shard knows its part without the others.
 *
 * - Evidence that requires or follows other evidence stays with it: these are a lot. So what uses up a fixture is in one shard, and
 *   little is called twice.
 * - What may end a server or lock an account is in the last shard, after all else that is judged there.
 * - The largest lot is dealt first, and each to the shard that has the fewest calls with it.
 */
export function deal({ evidence }: Pick<Plan, 'evidence'>, of: number): readonly Part[] {
  const specs = [...evidence.values()];
  const named = (key: string, how: 'lot' | 'all'): readonly string[] => namedBy(evidence, key, how);
  const calls = (keys: Iterable<string>): number =>
    [...keys].reduce((sum, key) => sum + callsOf(evidence.get(key)), 0);
  const parts = Array.from({ length: of }, () => ({
    own: new Set<string>(),
    all: new Set<string>(),
    calls: 0,
  }));
  type Dealt = (typeof parts)[number];
  const more = (part: Dealt, needed: ReadonlySet<string>): number =>
    calls([...needed].filter((key) => !part.all.has(key)));
  const give = (part: Dealt, own: readonly string[], needed: ReadonlySet<string>): void => {
    part.calls += more(part, needed);
    for (const key of own) part.own.add(key);
    for (const key of needed) part.all.add(key);
  };
  const needs = (keys: readonly string[]): ReadonlySet<string> => reached(keys, (key) => named(key, 'all'));

  const staged = specs.filter(({ stage }) => stage !== undefined).map(({ key }) => key);
  const last = parts.at(-1);
  if (last !== undefined) give(last, staged, needs(staged));
  const lots = lotsOf(
    specs.filter(({ stage }) => stage === undefined),
    (key) => named(key, 'lot'),
  );
  for (const lot of lots.sort((a, b) => calls(b) - calls(a))) {
    const needed = needs(lot);
    const [least] = parts
      .map((part) => ({ part, calls: part.calls + more(part, needed) }))
      .sort((a, b) => a.calls - b.calls);
    if (least !== undefined) give(least.part, lot, needed);
  }
  return parts.map(({ own, all }) => ({ own, lent: new Set([...all].filter((key) => !own.has(key))) }));
}

/** The planned evidence that a piece names: what it stays with, or also what it only looks at. */
function namedBy(
  evidence: ReadonlyMap<string, EvidenceSpec>,
  key: string,
  how: 'lot' | 'all',
): readonly string[] {
  const { requires = [], follows = [], looksAt = [] } = evidence.get(key) ?? {};
  return [...requires, ...follows, ...(how === 'lot' ? [] : looksAt)].filter((each) => evidence.has(each));
}

/** The evidence that stays together, in the plan's order. */
function lotsOf(
  specs: readonly EvidenceSpec[],
  named: (key: string) => readonly string[],
): (readonly string[])[] {
  const beside = new Map<string, string[]>(specs.map(({ key }) => [key, []]));
  for (const { key } of specs)
    for (const other of named(key)) {
      beside.get(key)?.push(other);
      beside.get(other)?.push(key);
    }
  const dealt = new Set<string>();
  return specs.flatMap(({ key }) => {
    if (dealt.has(key)) return [];
    const lot = reached([key], (each) => beside.get(each) ?? []);
    for (const each of lot) dealt.add(each);
    return [[...lot]];
  });
}

/**
 * How many calls a scenario makes on the reference server on average, by operation and scenario. A scenario that makes one call is left
 * out. `node tools/measureCalls.mjs` writes it.
 */
let measured: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;

/** How many calls a piece of evidence costs, by which shards are balanced. */
export function callsOf(spec: EvidenceSpec | undefined): number {
  if (spec === undefined) return 0;
  measured ??= JSON.parse(readFileSync(new URL('./calls.json', import.meta.url), 'utf8')) as NonNullable<
    typeof measured
  >;
  return measured[spec.operation?.name ?? '-']?.[spec.scenario] ?? 1;
}
