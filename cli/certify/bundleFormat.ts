import { crc32 } from 'node:zlib';

/**
 * A bundle is a tar in a gzip that compresses nothing: what is long in it is compressed already. Both are written in one way only, so
 * that each byte of a bundle is looked at: a reader takes no other way.
 */

/** The header of a gzip without name, time or flags. */
export const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** How many bytes a stored block of deflate holds at most; all but the last one hold as many. */
export const blockSize = 65_535;
/** The length of what goes before each stored block. */
export const blockHeaderSize = 5;

/** The end of the deflate stream: an empty last block. */
export const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** What goes before a stored block of that length: it is not the last one, and its length is written twice, once inverted. */
export function blockHeader(length: number): Buffer {
  const header = Buffer.alloc(blockHeaderSize);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(length ^ 0xffff, 3);
  return header;
}

/** What follows the last block: the checksum and the length of the tar. */
export function gzipTrailer(checksum: number, length: number): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum >>> 0, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return trailer;
}

/** Where a byte of the tar is in the file. */
export const placeInFile = (place: number): number =>
  gzipHeader.length + blockHeaderSize * (Math.floor(place / blockSize) + 1) + place;

/** How long the file of a tar is. */
export const fileSizeOf = (tarSize: number): number =>
  gzipHeader.length + tarSize + blockHeaderSize * Math.ceil(tarSize / blockSize) + lastBlock.length + 8;

/** The records of a tar. */
export const recordSize = 512;

/** The room that a number of bytes takes in a tar, which fills up the last record. */
export const padded = (size: number): number => Math.ceil(size / recordSize) * recordSize;

/** Two empty records end a tar. */
export const tarEnd = Buffer.alloc(2 * recordSize);

/** The header of a member in ustar: a plain file that only its owner may read, without time and owner. */
export function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(recordSize);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0, 100, 'latin1');
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The CRC-32 of bytes that follow others. */
export const checksumOf = (bytes: Uint8Array, before = 0): number => crc32(bytes, before);
