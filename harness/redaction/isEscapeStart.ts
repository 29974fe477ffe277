/** Whether a character may be the first of an escape: `%`, `&`, `=` or a backslash. */
export const isEscapeStart = (code: number): boolean =>
  code === 0x25 || code === 0x26 || code === 0x3d || code === 0x5c;
