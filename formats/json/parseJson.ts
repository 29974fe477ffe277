import { DecodeError } from '../DecodeError.ts';
import { scanJson } from '../scan/scanJson.ts';

/** A parsed json value; a number is the index of its lexeme, so that no decimal passes through a binary float. */
export type JsonNode = null | boolean | number | string | readonly JsonNode[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: JsonNode;
}

export interface ParsedJson {
  readonly root: JsonNode;
  readonly lexemes: readonly string[];
  /** What RFC 8259 forbids or warns of, though it can be read (FMT-11). */
  readonly problems: readonly string[];
}

/** Parses a json text after the scan of its limits; `__proto__` is a name as any other. Raises DecodeError. */
export function parseJson(text: string): ParsedJson {
  const { text: rewritten, lexemes, problems } = scanJson(text);
  try {
    return { root: JSON.parse(rewritten) as JsonNode, lexemes, problems };
  } catch (error) {
    throw new DecodeError('no JSON', offsetOfError(text, error));
  }
}

/** The original text fails where the rewritten one does; only that offset means something to a reader. */
function offsetOfError(text: string, error: unknown): number {
  try {
    JSON.parse(text);
  } catch (original) {
    return positionIn(original) ?? text.length;
  }
  return positionIn(error) ?? text.length;
}

function positionIn(error: unknown): number | undefined {
  const found = /at position (\d+)/.exec(error instanceof Error ? error.message : '');
  return found === null ? undefined : Number(found[1]);
}

export const isJsonObject = (node: JsonNode): node is JsonObject =>
  typeof node === 'object' && node !== null && !Array.isArray(node);
