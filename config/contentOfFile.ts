import { readFileSync } from 'node:fs';
import { SettingsError } from './SettingsError.ts';

/** The text of a file. A byte order mark tells UTF-16, in which PowerShell writes, from UTF-8; it is no part of the text. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Whether a file begins with the byte order mark of UTF-16, the low byte first. */
export const isUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe;

/**
 * The bytes of a file that may be missing; undefined if it is, or if it is a folder, as the `.env` of a Python environment is. Raises
 * SettingsError if it can't be read.
 */
export function contentOfFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(code)) return undefined;
    throw new SettingsError(`${file} can't be read (${code}); let yourself read it, or move it away.`);
  }
}
