import { closeSync, createReadStream, openSync, statSync, writeSync } from 'node:fs';
import {
  blockHeader,
  blockSize,
  checksumOf,
  gzipHeader,
  gzipTrailer,
  lastBlock,
  padded,
  tarEnd,
  tarHeader,
} from './bundleFormat.ts';

/** A member of a bundle: its bytes, or the file that holds them. */
export type BundleMember = { readonly name: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly file: string }
);

/** Writes a bundle. Files are read bit by bit. Raises what the file system says. */
export async function writeBundle(path: string, members: readonly BundleMember[]): Promise<void> {
  const descriptor = openSync(path, 'w', 0o600);
  try {
    const tar = storedIn(descriptor);
    for (const member of members) {
      const size = 'bytes' in member ? member.bytes.length : statSync(member.file).size;
      tar.add(tarHeader(member.name, size));
      if ('bytes' in member) tar.add(member.bytes);
      else for await (const chunk of createReadStream(member.file)) tar.add(chunk as Buffer);
      tar.add(Buffer.alloc(padded(size) - size));
    }
    tar.add(tarEnd);
    tar.end();
  } finally {
    closeSync(descriptor);
  }
}

/** A gzip that stores what is added, in blocks of one size. */
function storedIn(descriptor: number): {
  readonly add: (bytes: Uint8Array) => void;
  readonly end: () => void;
} {
  const block = Buffer.alloc(blockSize);
  let filled = 0;
  let checksum = 0;
  let length = 0;
  const write = (bytes: Uint8Array): void => {
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
  };
  const flush = (): void => {
    if (filled === 0) return;
    write(blockHeader(filled));
    write(block.subarray(0, filled));
    filled = 0;
  };
  write(gzipHeader);
  return {
    add: (bytes) => {
      checksum = checksumOf(bytes, checksum);
      length += bytes.length;
      for (let done = 0; done < bytes.length; ) {
        const part = bytes.subarray(done, done + blockSize - filled);
        block.set(part, filled);
        filled += part.length;
        done += part.length;
        if (filled === blockSize) flush();
      }
    },
    end: () => {
      flush();
      write(lastBlock);
      write(gzipTrailer(checksum, length));
    },
  };
}
