import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDialect } from '../../formats/Dialect.ts';
import type { Gathered } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { evidenceStore } from '../../harness/evidence/evidenceStore.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { holders } from '../../harness/evidence/holders.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { openWriteJournal } from '../../harness/writes/writeJournal.ts';
import { operationNamed } from '../../specs/operations.ts';
import { noPrecedence } from './noPrecedence.ts';

const nothing: Gathered = { kind: 'blocked', cause: 'nothing', message: '' };

const specOf = (
  key: string,
  named: Partial<Pick<EvidenceSpec, 'requires' | 'follows' | 'looksAt'>> = {},
  gather: EvidenceSpec['gather'] = async () => nothing,
): EvidenceSpec => ({
  ...{ key, operation: operationNamed('APIKeyGet'), format: 'json', address: 'path', scenario: key },
  ...{ expects: 'success', effect: 'read', plan: { calls: [] }, ...named, gather },
});

const caseOn = (evidence: string): Case => ({ evidence }) as Case;

const evidenceOf = (...specs: readonly EvidenceSpec[]): ReadonlyMap<string, EvidenceSpec> =>
  new Map(specs.map((spec) => [spec.key, spec]));

const storeOf = (evidence: ReadonlyMap<string, EvidenceSpec>, cases: readonly Case[]) =>
  evidenceStore({
    settings: { fixtures: {}, seed: 1, runs: 20, maxRecords: 500, listenerUrl: null, target: null },
    capabilities: { dialect: plainDialect, notes: [], unread: {}, soap12Action: true },
    plan: { cases, evidence, observers: [], precedence: noPrecedence },
    runId: 'r1',
    api: {
      call: () => {
        throw new Error('nothing is called');
      },
    },
    redact: (text) => text,
    urgent: new Set(),
    journal: openWriteJournal().journal,
    uniqueIn: () => (label) => label,
    pause: async () => undefined,
    wait: async () => undefined,
    listen: async () => null,
    ready: Promise.resolve(),
    onMade: () => undefined,
    onGathered: () => undefined,
  });

describe('evidence is let go', () => {
  it('when its last case is judged, with what it requires', () => {
    const [a, b, c] = [specOf('a'), specOf('b', { requires: ['a'] }), specOf('c', { follows: ['b'] })];
    const { gathered, judged } = holders(
      { evidence: evidenceOf(a, b, c), cases: [caseOn('b'), caseOn('b')] },
      () => undefined,
    );
    expect(gathered(a)).toEqual([]);
    expect(gathered(b)).toEqual([]);
    expect(judged('b')).toEqual([]);
    // No case is on c, and it goes when it is gathered; but it may look at b until then.
    expect(judged('b')).toEqual(['a']);
    expect(gathered(c)).toEqual(['b', 'c']);
  });

  it('never while a case or other evidence may use it, and all of it at the end', () => {
    const shape = fc.array(fc.tuple(fc.array(fc.nat(20), { maxLength: 3 }), fc.nat(2)), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(shape, fc.array(fc.nat(1000), { minLength: 100, maxLength: 100 }), (parts, choices) => {
        const specs = parts.map(([named, kind], index) => {
          const keys = named.filter((each) => each < index).map((each) => `e${each}`);
          return specOf(`e${index}`, { [['requires', 'follows', 'looksAt'][kind] ?? 'requires']: keys });
        });
        const evidence = evidenceOf(...specs);
        const cases = specs.flatMap(({ key }, index) => (index % 3 === 0 ? [] : [caseOn(key), caseOn(key)]));
        const held = holders({ evidence, cases }, () => undefined);
        const gone = new Set<string>();
        const toGather = [...specs];
        const toJudge = [...cases];
        const isGathered = (key: string): boolean => !toGather.some((spec) => spec.key === key);
        for (let turn = 0; toGather.length > 0 || toJudge.length > 0; turn += 1) {
          const choice = choices[turn % choices.length] ?? 0;
          const ready = toJudge.filter((item) => isGathered(item.evidence));
          const item = ready[(choice + turn) % (ready.length + 1)];
          if (item !== undefined) {
            // A read is made again before its breach is believed.
            const used = specs.filter(({ key }) => key === item.evidence).flatMap(held.usedBy);
            for (const key of [item.evidence, ...used]) expect(gone).not.toContain(key);
            toJudge.splice(toJudge.indexOf(item), 1);
            for (const key of held.judged(item.evidence)) gone.add(key);
            continue;
          }
          const [spec] = toGather.splice(choice % Math.max(1, toGather.length), 1);
          if (spec === undefined) continue;
          for (const key of held.usedBy(spec)) expect(gone).not.toContain(key);
          for (const key of held.gathered(spec)) gone.add(key);
        }
        expect([...gone].sort()).toEqual([...evidence.keys()].sort());
      }),
    );
  });

  it('not before a read on which a breach was seen could be made again', async () => {
    const b = specOf('b', { looksAt: ['a'] }, ({ other }) => other('a'));
    const store = storeOf(evidenceOf(specOf('a'), b), [caseOn('a'), caseOn('b')]);
    await store.get('b');
    store.release('a');
    expect(await store.again('b', 'second')).toBe(nothing);
    store.release('b');
    await expect(store.get('a')).rejects.toThrow('was let go');
  });

  it('and then the store does not hold it: whoever asks for it all the same is told so', async () => {
    const item = caseOn('a');
    const store = storeOf(evidenceOf(specOf('a')), [item]);
    expect(await store.get('a')).toBe(nothing);
    expect(await store.get('a')).toBe(nothing);
    store.release('a');
    await expect(store.get('a')).rejects.toThrow('the evidence a was let go before its last use');
    // Who only waits for it need not know.
    await store.settled(['a']);
  });
});

it('a scenario uses no evidence that its specification does not name', async () => {
  const askingForA = ({ other }: GatherContext): Promise<Gathered> => other('a');
  const evidence = evidenceOf(
    specOf('a'),
    specOf('named', { looksAt: ['a'] }, askingForA),
    specOf('silent', {}, askingForA),
  );
  const store = storeOf(evidence, [caseOn('a'), caseOn('named'), caseOn('silent')]);
  expect(await store.get('named')).toBe(nothing);
  await expect(store.get('silent')).rejects.toThrow('the evidence silent uses a and does not say so');
});
