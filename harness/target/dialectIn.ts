import type { Dialect } from '../../formats/Dialect.ts';
import type { Format } from '../../specs/Format.ts';
import type { Capabilities } from './Capabilities.ts';

/** The dialect that a format is written in. */
export const dialectIn = ({ dialect, dialects = {} }: Capabilities, format: Format): Dialect =>
  dialects[format] ?? dialect;
