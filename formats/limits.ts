/**
 * The most that is read; more is a DecodeError of reason `size`. The scans enforce these limits before any parser sees the bytes,
 * because parsers recurse, or take many times the memory of the text.
 */
export const limits = {
  /** Bytes of a document. */
  bytes: 64 * 1024 * 1024,
  /** UTF-16 units of its text. */
  text: 64 * 1024 * 1024,
  /** Levels of nesting; the document's own records nest less than 10 deep. */
  depth: 200,
  /** Elements and attributes, or members and items. */
  nodes: 2_000_000,
} as const;
