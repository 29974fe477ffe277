import {
  keyPlaceholder,
  type Redactor,
  redactor,
  type SecretText,
} from '../../harness/redaction/redactor.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';

/** Removes the keys of clients, which nobody names beforehand. */
export interface SeenSecrets {
  /** Notes whatever may be a key in a request, each time before anything of its exchange is stored or shown. */
  readonly note: (request: Pick<SeenExchange['request'], 'url' | 'body'>, key: string | null) => void;
  /** Removes all that were noted, and those that the operator gave. */
  readonly redact: Redactor;
}

/** More keys than this are not remembered together: each exchange is then searched for the latest. */
const mostKeys = 40;

/** `given`: what the operator named as secret. */
export function seenSecrets(given: readonly (string | SecretText)[]): SeenSecrets {
  /** Each key, and its number. */
  const keys = new Map<string, number>();
  // The operator's key has no number, and nor has the first that is seen if the operator gave none.
  let last = given.some((one) => typeof one === 'string') ? 1 : 0;
  const isGiven = (text: string): boolean =>
    given.some((one) => (typeof one === 'string' ? one : one.text) === text);
  let current: Redactor | undefined;
  const made = (): Redactor => {
    current ??= redactor([
      ...given,
      ...[...keys].map(([text, number]) => ({ text, placeholder: placeholderOf(number) })),
    ]);
    return current;
  };
  return {
    note: (request, key) => {
      for (const one of [...(key === null ? keysIn(request) : [key]), ...keysInQuery(request)]) {
        if (isGiven(one)) continue;
        const known = keys.get(one);
        keys.delete(one);
        if (known === undefined) {
          last += 1;
          current = undefined;
        }
        keys.set(one, known ?? last);
        const [oldest] = keys.keys();
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

/** Two keys look different once they are removed, so that nobody takes a wrong key for one that is taken. */
const placeholderOf = (number: number): string =>
  number === 1 ? keyPlaceholder : `${keyPlaceholder}_${number}`;

/** Whatever stands after the name APIKEY in a body that could not be read. */
function keysIn({ body }: Pick<SeenExchange['request'], 'body'>): readonly string[] {
  const text = Buffer.from(body?.subarray(0, 64 * 1024) ?? []).toString('utf8');
  return [...text.matchAll(/APIKEY\W{1,6}([^\s"'<>,;&{}[\]]{4,200})/gi)].map(([, key = '']) => key);
}

const keysInQuery = ({ url }: Pick<SeenExchange['request'], 'url'>): readonly string[] =>
  URL.canParse(url)
    ? [...new URL(url).searchParams].flatMap(([name, value]) =>
        name.toLowerCase() === 'apikey' && value !== '' ? [value] : [],
      )
    : [];
