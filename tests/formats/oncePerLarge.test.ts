import { describe, expect, it } from 'vitest';
import { oncePerLarge } from '../../formats/oncePerLarge.ts';

/** A mebibyte. */
const largeFrom = 1_048_576;

/** What was worked through, in its order. */
function counted() {
  const worked: [length: number, by: string][] = [];
  const once = oncePerLarge((bytes, by) => {
    worked.push([bytes.length, by]);
    return by === 'nothing' ? undefined : `${by} ${worked.length}`;
  });
  return { worked, once };
}

describe('work on large arrays', () => {
  it('is done once for an array and the text beside it, whatever its result', () => {
    const { worked, once } = counted();
    const bytes = new Uint8Array(largeFrom);
    expect([once(bytes, 'a'), once(bytes, 'b'), once(bytes, 'a')]).toEqual(['a 1', 'b 2', 'a 1']);
    expect([once(bytes, 'nothing'), once(bytes, 'nothing')]).toEqual([undefined, undefined]);
    expect(worked.map(([, by]) => by)).toEqual(['a', 'b', 'nothing']);
  });

  it('is done for each array, also where two are equal', () => {
    const { worked, once } = counted();
    once(new Uint8Array(largeFrom));
    once(new Uint8Array(largeFrom));
    expect(worked).toEqual([
      [largeFrom, ''],
      [largeFrom, ''],
    ]);
  });

  it('is done each time for a short one', () => {
    const { worked, once } = counted();
    const bytes = new Uint8Array(largeFrom - 1);
    once(bytes);
    once(bytes);
    expect(worked).toHaveLength(2);
  });
});
