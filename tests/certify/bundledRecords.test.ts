import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundledRecords } from '../../cli/verify/bundledRecords.ts';
import { Refusal } from '../../cli/verify/Refusal.ts';
import type { Bundle } from '../../cli/verify/readBundle.ts';

/** A bundle whose members all hold the same. */
const bundleOf = (stream: () => Readable): Bundle => ({
  names: [],
  read: () => Buffer.alloc(0),
  stream,
  close: () => undefined,
});

const bytes = (...parts: readonly Uint8Array[]): Bundle => bundleOf(() => Readable.from(parts));

test.each([
  ['what is not compressed', bytes(Buffer.from('{}\n')), "can't be unpacked"],
  ['what is cut off', bytes(gzipSync('{}\n').subarray(0, -9)), "can't be unpacked"],
  ['what is no JSON', bytes(gzipSync('{}\n{\n')), 'is no JSON'],
] as const)('%s is refused', async (_, bundle, why) => {
  await expect(bundledRecords(bundle, 'order')).rejects.toThrow(new Refusal(`order ${why}`));
});

test('a disk that fails is no fault of the bundle', async () => {
  const broken = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' });
  const failing = bundleOf(
    () =>
      new Readable({
        read() {
          this.destroy(broken);
        },
      }),
  );
  await expect(bundledRecords(failing, 'order')).rejects.toBe(broken);
});
