import { parse } from 'lossless-json';
import { DecodeError } from '../DecodeError.ts';
import { scanJson } from '../scan/scanJson.ts';
import { LooseJsonReader } from './LooseJsonReader.ts';
import type { JsonNode, JsonObject, ParsedJson } from './ParsedJson.ts';

/** Parses a json text after the scan of its limits. `__proto__` is a name like any other. Raises DecodeError. */
export function parseJson(text: string): ParsedJson {
  const { text: rewritten, lexemes, problems } = scanJson(text);
  try {
    return { root: JSON.parse(rewritten) as JsonNode, lexemes, problems };
  } catch (error) {
    throw new DecodeError('no JSON', offsetOfError(text, error));
  }
}

/** Parses a json text strictly. If that fails, parses it as far as its meaning is plain. Raises DecodeError. */
export function parseLooseJson(text: string): ParsedJson {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof DecodeError) || error.reason !== 'syntax') throw error;
    try {
      return new LooseJsonReader(text).read();
    } catch (loose) {
      // The strict parser's error says better where the text stops being json.
      throw loose instanceof DecodeError && loose.reason === 'syntax' ? error : loose;
    }
  }
}

/** Longer texts cost the other parser too much. Their errors are placed at the start. */
const longestToLocate = 1_000_000;

/** Where the text stops being json. The platform's parser tells this for some errors only, the other one for all. */
function offsetOfError(text: string, error: unknown): number {
  // Other errors quote the text, which may contain the same words.
  if (String(error).startsWith('SyntaxError: Unexpected end')) return text.length;
  if (text.length > longestToLocate) return 0;
  try {
    parse(text, undefined, { onDuplicateKey: () => undefined });
  } catch (located) {
    return Number(/at position (\d+)/.exec(String(located))?.[1] ?? 0);
  }
  return 0;
}

export const isJsonObject = (node: JsonNode): node is JsonObject =>
  typeof node === 'object' && node !== null && !Array.isArray(node);
