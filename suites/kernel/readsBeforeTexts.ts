import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { namedIn, reached } from '../../harness/evidence/Plan.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import { writeOf } from '../../specs/writtenAndRead.ts';
import { keyOfRunReads } from '../probes/everyFormat.ts';
import { textGets } from '../probes/readsOfRunRecords.ts';

type Specs = ReadonlyMap<string, EvidenceSpec>;

/**
 * The reads that come before each write of odd texts (`EvidenceSpec.afterToSaveTime`). They are all reads of its Get in the same format that
 * need no such write. A run writes about a hundred records with texts, and each of them makes every later list longer. Reads that look
 * for one record stay where they are. Their answers get no longer, and a server that loses data has to have time to lose it.
 */
export function readsBeforeTexts(specs: Specs): ReadonlyMap<string, readonly string[]> {
  const order = new Map<string, readonly string[]>();
  const waitsFor = (start: string): readonly string[] => [
    ...reached([start], (key) => namedIn(specs.get(key) ?? {})),
  ];
  for (const get of textGets) {
    const writes = (specs.get(keyOfRunReads(get))?.follows ?? []).flatMap((key) => {
      const spec = specs.get(key);
      return spec === undefined || spec.scenario === plainCall ? [] : [spec];
    });
    const texts = new Set(writes.map(({ key }) => key));
    const isOfOneWrite = ({ requires = [] }: EvidenceSpec): boolean =>
      requires.some((key) => specs.get(key)?.operation === writeOf(get));
    const reads = [...specs.values()].filter(
      (spec) =>
        spec.operation === get &&
        spec.effect === 'read' &&
        !isOfOneWrite(spec) &&
        !waitsFor(spec.key).some((key) => texts.has(key)),
    );
    for (const { key, format, address } of writes)
      order.set(
        key,
        reads.filter((read) => read.format === format && read.address === address).map((read) => read.key),
      );
  }
  return order;
}
