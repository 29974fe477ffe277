import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import {
  blockHeader,
  blockHeaderSize,
  blockSize,
  checksumOf,
  fileSizeOf,
  gzipHeader,
  gzipTrailer,
  lastBlock,
  padded,
  placeInFile,
  recordSize,
  tarEnd,
  tarHeader,
} from '../certify/bundleFormat.ts';
import { Refusal } from './Refusal.ts';

/** A bundle that is open for reading. */
export interface Bundle {
  readonly names: readonly string[];
  /** The bytes of a member. Raises Refusal if there is none, or if it is longer than a certificate needs. */
  readonly read: (name: string) => Buffer;
  readonly stream: (name: string) => Readable;
  readonly close: () => void;
}

interface Place {
  readonly at: number;
  readonly size: number;
}

/** Nothing that is read at once is longer. */
const mostAtOnce = 64 * 1024 * 1024;

/**
 * Opens a bundle and looks at each of its bytes that is not a member's own. Raises Refusal if one is not as `writeBundle` writes it, and
 * what the file system says if the file can't be read.
 */
export function readBundle(path: string): Bundle {
  const descriptor = openSync(path, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const tarSize = tarSizeIn(size);
    requireFrame(descriptor, tarSize);
    const places = placesIn(descriptor, tarSize);
    const placeOf = (name: string): Place => {
      const place = places.get(name);
      if (place === undefined) throw new Refusal(`the bundle holds no ${name}`);
      return place;
    };
    return {
      names: [...places.keys()],
      read: (name) => {
        const { at, size: length } = placeOf(name);
        if (length > mostAtOnce) throw new Refusal(`${name} is longer than any certificate needs`);
        return tarBytes(descriptor, at, length);
      },
      stream: (name) => Readable.from(chunksOf(descriptor, placeOf(name))),
      close: () => closeSync(descriptor),
    };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** How long the tar is in a file of that size. */
function tarSizeIn(size: number): number {
  const rest = size - gzipHeader.length - lastBlock.length - 8;
  const tarSize = rest - blockHeaderSize * Math.ceil(rest / (blockSize + blockHeaderSize));
  if (tarSize < tarEnd.length || fileSizeOf(tarSize) !== size || tarSize % recordSize !== 0)
    throw new Refusal('the file is no bundle, or bytes were added or cut off');
  return tarSize;
}

/** Looks at what is around the tar, and at its checksum. */
function requireFrame(descriptor: number, tarSize: number): void {
  const changed = new Refusal('a byte was changed: the frame of the file is not as Assay writes it');
  if (!bytesAt(descriptor, 0, gzipHeader.length).equals(gzipHeader)) throw changed;
  let checksum = 0;
  for (let place = 0; place < tarSize; place += blockSize) {
    const length = Math.min(blockSize, tarSize - place);
    const block = bytesAt(descriptor, placeInFile(place) - blockHeaderSize, blockHeaderSize + length);
    if (!block.subarray(0, blockHeaderSize).equals(blockHeader(length))) throw changed;
    checksum = checksumOf(block.subarray(blockHeaderSize), checksum);
  }
  const trailer = Buffer.concat([lastBlock, gzipTrailer(checksum, tarSize)]);
  const at = fileSizeOf(tarSize) - trailer.length;
  if (!bytesAt(descriptor, at, trailer.length).equals(trailer))
    throw new Refusal('a byte was changed: the checksum of the file is another one');
}

/** Where each member is. */
function placesIn(descriptor: number, tarSize: number): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  let at = 0;
  for (;;) {
    const header = at + recordSize <= tarSize ? tarBytes(descriptor, at, recordSize) : Buffer.alloc(0);
    if (header.length === 0) throw new Refusal('the bundle has no end');
    if (header.every((byte) => byte === 0)) break;
    const name = header.toString('latin1', 0, header.indexOf(0));
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    const isOurs = Number.isSafeInteger(size) && tarHeader(name, size).equals(header);
    if (!isOurs) throw new Refusal('a byte was changed: a member does not begin as Assay writes it');
    if (places.has(name)) throw new Refusal(`the bundle holds ${name} twice`);
    const end = at + recordSize + padded(size);
    if (end > tarSize) throw new Refusal(`${name} is cut off`);
    const padding = tarBytes(descriptor, at + recordSize + size, padded(size) - size);
    if (padding.some((byte) => byte !== 0)) throw new Refusal(`a byte was changed after ${name}`);
    places.set(name, { at: at + recordSize, size });
    at = end;
  }
  if (at + tarEnd.length !== tarSize || !tarBytes(descriptor, at, tarEnd.length).equals(tarEnd))
    throw new Refusal('the bundle goes on after its end');
  return places;
}

async function* chunksOf(descriptor: number, { at, size }: Place): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; done += blockSize)
    yield tarBytes(descriptor, at + done, Math.min(blockSize, size - done));
}

/** Bytes of the tar, across the blocks that hold it. */
function tarBytes(descriptor: number, at: number, length: number): Buffer {
  const parts: Buffer[] = [];
  for (let done = 0; done < length; ) {
    const place = at + done;
    const part = Math.min(length - done, blockSize - (place % blockSize));
    parts.push(bytesAt(descriptor, placeInFile(place), part));
    done += part;
  }
  return Buffer.concat(parts);
}

function bytesAt(descriptor: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length; ) {
    const read = readSync(descriptor, bytes, done, length - done, at + done);
    if (read === 0) throw new Refusal('the file became shorter while it was read');
    done += read;
  }
  return bytes;
}
