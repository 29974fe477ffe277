import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';
import type { JsvNode } from './JsvNode.ts';
import { JsvReader } from './JsvReader.ts';

/** Parses one jsv value, in linear time. Raises DecodeError, `size` for text, nesting or values beyond our limits. */
export function parseJsv(text: string): JsvNode {
  if (text.length > limits.text)
    throw new DecodeError(`longer than ${limits.text} characters`, limits.text, 'size');
  const reader = new JsvReader(text);
  const root = reader.read();
  return reader.isSpaced ? new JsvReader(text, { isSpaced: true }).read() : root;
}

/** Parses jsv strictly. If that fails, parses it without the missing brackets. Raises DecodeError. */
export function parseLooseJsv(text: string): {
  readonly root: JsvNode;
  readonly problems: readonly string[];
} {
  try {
    return { root: parseJsv(text), problems: [] };
  } catch (error) {
    if (!(error instanceof DecodeError) || error.reason !== 'syntax') throw error;
    const problems = new Set<string>();
    const root = new JsvReader(text, { problems }).read();
    return { root, problems: [...problems] };
  }
}
