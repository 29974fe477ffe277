import type { Format } from '../../specs/Format.ts';

/** The key under which an answer in a format stands among the others. */
export const readIn = (format: Format): string => `read-${format}`;
