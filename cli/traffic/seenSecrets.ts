import { type Redactor, redactor, type SecretText } from '../../harness/redaction/redactor.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';

/** Removes the keys of clients, which nobody names beforehand. */
export interface SeenSecrets {
  /** Notes whatever may be a key in a request, before anything of its exchange is stored or shown. */
  readonly note: (request: SeenExchange['request'], key: string | null) => void;
  /** Removes all that were noted, and those that the operator gave. */
  readonly redact: Redactor;
}

/** More keys than this are not remembered together: each exchange is then searched for the latest. */
const mostKeys = 40;

/** `given`: what the operator named as secret. */
export function seenSecrets(given: readonly (string | SecretText)[]): SeenSecrets {
  const keys = new Set<string>();
  let current: Redactor | undefined;
  const made = (): Redactor => {
    current ??= redactor([...given, ...keys]);
    return current;
  };
  return {
    note: (request, key) => {
      for (const one of [...(key === null ? keysIn(request) : [key]), ...keysInQuery(request)]) {
        const isNew = !keys.delete(one);
        keys.add(one);
        if (isNew) current = undefined;
        const [oldest] = keys;
        if (keys.size > mostKeys && oldest !== undefined) keys.delete(oldest);
      }
    },
    redact: {
      text: (text: string, extent?: 'cut') =>
        extent === undefined ? made().text(text) : made().text(text, extent),
      bytes: (bytes, contentType) => made().bytes(bytes, contentType),
    },
  };
}

/** Whatever stands after the name APIKEY in a body that could not be read. */
function keysIn({ body }: SeenExchange['request']): readonly string[] {
  const text = Buffer.from(body?.subarray(0, 64 * 1024) ?? []).toString('utf8');
  return [...text.matchAll(/APIKEY\W{1,6}([^\s"'<>,;&{}[\]]{4,200})/gi)].map(([, key = '']) => key);
}

const keysInQuery = ({ url }: SeenExchange['request']): readonly string[] =>
  URL.canParse(url)
    ? [...new URL(url).searchParams].flatMap(([name, value]) =>
        name.toLowerCase() === 'apikey' && value !== '' ? [value] : [],
      )
    : [];
