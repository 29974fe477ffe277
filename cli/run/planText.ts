import { readFixtures } from '../../config/fixtureFacts.ts';
import type { Settings } from '../../config/Settings.ts';
import { isWhole, outOfScope, scopeInWords } from '../../config/scope.ts';
import { shardText } from '../../config/shard.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { sentinelsOf } from '../../harness/sentinels/sentinelsOf.ts';
import { allowanceFor } from '../../harness/target/permits.ts';
import type { Effect } from '../../harness/target/Target.ts';
import { counted } from '../../harness/words/counted.ts';
import { missingFixtures } from '../certify/missingFixtures.ts';

/**
 * What `--plan` prints: what would be called, made, used up and left behind.
 *
 * `mayDo` tells whether the safety rules for the target allow an effect.
 */
export function planText(plan: Plan, settings: Settings, mayDo: (effect: Effect) => boolean): string {
  const { scope, shard } = settings;
  const all = [...plan.evidence.values()].filter(
    ({ plan: { calls }, operation, format }) =>
      calls.length > 0 && outOfScope(scope, { operation: operation?.name ?? null, format }) === undefined,
  );
  const cases = plan.cases.filter((item) => item.outOfScope === undefined);
  const sent = all.filter(({ effect }) => mayDo(effect));
  const refused = all.filter(({ effect }) => !mayDo(effect));
  const target = settings.target ?? 'the embedded reference server';
  const needed = [...new Set(refused.map(({ effect }) => allowanceFor[effect] ?? effect))];
  const because = settings.readOnly ? '--read-only' : `--allow ${needed.join(',')} would send them`;
  const made = [
    ...told(sent, ({ creates }) => creates),
    ...sentinelsOf({ evidence: new Map(sent.map((spec) => [spec.key, spec])) }, settings.scope).map(
      ({ update }) => `${update.name}: one record, to notice if the target loses its data`,
    ),
  ];
  return [
    `Plan for ${target}${shard === null ? '' : `, shard ${shardText(shard)}`}: ${counted(cases.length, 'case')} from ${counted(all.length, 'scenario')} of calls. Nothing is sent now.`,
    ...(isWhole(scope) ? [] : [`Out of scope, and not called: ${scopeInWords(scope)}.`]),
    '',
    ...section('Would be called, by scenario', callLines(sent)),
    ...section('Would be made', made),
    ...section(
      'Would be used up or changed',
      told(sent, ({ uses }) => uses),
    ),
    ...section(
      'Fixtures that are missing, without which cases would be blocked',
      missingLines(sent, settings),
    ),
    ...section(`Would not be sent (${because})`, callLines(refused)),
    made.length > 0 ? whatStays : 'The run makes no records.',
  ].join('\n');
}

const whatStays =
  'Companies that the run makes are deleted at its end; everything else that it makes stays behind.';

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), ''];

/** The missing fixtures of a target; the embedded reference server has all of them. */
function missingLines(sent: readonly EvidenceSpec[], { target, fixtures }: Settings): readonly string[] {
  if (target === null) return [];
  const called = new Set(sent.map(({ operation }) => operation?.name));
  const plan = { evidence: new Map(sent.map((spec) => [spec.key, spec])) };
  return missingFixtures(fixtures, plan, (operation) => called.has(operation)).map(({ names, how }) => {
    const facts = names.flatMap((name) => readFact(name) ?? []);
    // What a Get shows is not known yet, because nothing is sent.
    const needed =
      facts.length === 0
        ? how
        : `${facts.map(({ what }) => what).join(', and ')}. ${facts.every(({ isFound }) => isFound) ? 'A run looks for it first.' : 'No run can find it.'}`;
    return `${names.join(', ')}: ${needed}`;
  });
}

const readFact = (name: string) => new Map(Object.entries(readFixtures)).get(name);

function callLines(specs: readonly EvidenceSpec[]): readonly string[] {
  return [...grouped(specs, (spec) => spec.plan.calls.join(', '))].map(([name, group]) => {
    const effects = [...new Set(group.map(({ effect }) => effect))].join(', ');
    return `${name.padEnd(36)}${String(group.length).padStart(4)} × ${effects}`;
  });
}

function told(
  specs: readonly EvidenceSpec[],
  tell: (plan: EvidenceSpec['plan']) => string | undefined,
): readonly string[] {
  const telling = specs.filter(({ plan }) => tell(plan) !== undefined);
  return [...grouped(telling, ({ operation, plan }) => `${operation?.name ?? '-'}: ${tell(plan)}`)].map(
    ([text, group]) => `${text} (${group.length === 1 ? 'once' : `${group.length} times`})`,
  );
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
