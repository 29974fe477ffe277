import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';
import type { JsvNode } from './JsvNode.ts';
import { JsvReader } from './JsvReader.ts';

interface ParsedJsv {
  readonly root: JsvNode;
  /** What is not well-formed, in words. */
  readonly problems: readonly string[];
}

/** Parses one jsv value, in linear time. Raises DecodeError, `size` for text, nesting or values beyond our limits. */
export function parseJsv(text: string): JsvNode {
  if (text.length > limits.text)
    throw new DecodeError(`longer than ${limits.text} characters`, limits.text, 'size');
  return readTwice(text, { isLoose: false }).root;
}

/** Parses jsv strictly. If that fails, parses it without the missing brackets. Raises DecodeError. */
export function parseLooseJsv(text: string): ParsedJsv {
  try {
    return { root: parseJsv(text), problems: [] };
  } catch (error) {
    if (!(error instanceof DecodeError) || error.reason !== 'syntax') throw error;
    return readTwice(text, { isLoose: true });
  }
}

/** Reads the text a second time if each separator had a blank after it: then those blanks belong to the separators. */
function readTwice(text: string, { isLoose }: { readonly isLoose: boolean }): ParsedJsv {
  const read = (dropsBlanks: boolean) => {
    const problems = new Set<string>();
    const reader = new JsvReader(text, { dropsBlanks, ...(isLoose ? { problems } : {}) });
    return { root: reader.read(), problems: [...problems], isSpaced: reader.isSpaced };
  };
  const first = read(false);
  const { root, problems } = first.isSpaced ? read(true) : first;
  return { root, problems };
}
