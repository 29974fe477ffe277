import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import { operationNamed } from '../../specs/operations.ts';
import { writeShownBy } from '../../specs/writtenAndRead.ts';
import { ownKey } from '../probes/everyFormat.ts';

type Specs = ReadonlyMap<string, EvidenceSpec>;

/**
 * The reads that come before each write of odd texts (`EvidenceSpec.comesAfter`): all of its Get in the same format that need no such
 * write. A run writes some hundred records with texts, and each of them would lengthen every list that is read after it. A read that looks
 * for one record is no longer for it, and had better not follow its write at once: a server may lose what it was given.
 */
export function readsBeforeTexts(specs: Specs): ReadonlyMap<string, readonly string[]> {
  const order = new Map<string, readonly string[]>();
  for (const name of Object.keys(writeShownBy)) {
    const get = operationNamed(name);
    const writes = (specs.get(ownKey(get))?.follows ?? []).flatMap((key) => {
      const spec = specs.get(key);
      return spec === undefined || spec.scenario === 'success' ? [] : [spec];
    });
    const texts = new Set(writes.map(({ key }) => key));
    const isOfOneWrite = ({ requires = [] }: EvidenceSpec): boolean =>
      requires.some((key) => specs.get(key)?.operation?.name === writeShownBy[name]);
    const reads = [...specs.values()].filter(
      (spec) =>
        spec.operation === get &&
        spec.effect === 'read' &&
        !isOfOneWrite(spec) &&
        !waitsForAny(texts, spec, specs),
    );
    for (const { key, format, address } of writes)
      order.set(
        key,
        reads.filter((read) => read.format === format && read.address === address).map((read) => read.key),
      );
  }
  return order;
}

/** Whether a piece of evidence uses one of these, or comes after it, however many others are in between. */
function waitsForAny(keys: ReadonlySet<string>, spec: EvidenceSpec, specs: Specs): boolean {
  const all = new Set([spec.key]);
  for (const key of all) {
    const { requires = [], follows = [], looksAt = [], looksAtIfHere = [] } = specs.get(key) ?? {};
    for (const before of [...requires, ...follows, ...looksAt, ...looksAtIfHere]) {
      if (keys.has(before)) return true;
      all.add(before);
    }
  }
  return false;
}
