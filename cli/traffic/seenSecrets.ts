import {
  keyPlaceholder,
  type Redactor,
  redactor,
  type SecretText,
} from '../../harness/redaction/redactor.ts';
import { credentialsSent, keysSent } from './secretsSent.ts';

/** Removes the keys of clients, which nobody names beforehand. */
export interface SeenSecrets {
  /** Notes whatever may be secret in a request, each time before anything of its exchange is stored or shown. */
  readonly note: (...sent: Parameters<typeof keysSent>) => void;
  /** Removes all that were noted, and those that the operator gave. */
  readonly redact: Redactor;
}

/** More keys, or credentials, than this are not remembered together: each exchange is then searched for the latest. */
const mostSecrets = 40;

/** `given`: what the operator named as secret. */
export function seenSecrets(given: readonly (string | SecretText)[]): SeenSecrets {
  /** Each key, and its number. */
  const keys = new Map<string, number>();
  const credentials = new Map<string, true>();
  // The operator's key has no number, and nor has the first that is seen if the operator gave none.
  let last = given.some((one) => typeof one === 'string') ? 1 : 0;
  const isGiven = (text: string): boolean =>
    given.some((one) => (typeof one === 'string' ? one : one.text) === text);
  let current: Redactor | undefined;
  const made = (): Redactor => {
    current ??= redactor([
      ...given,
      ...[...keys].map(([text, number]) => ({ text, placeholder: placeholderOf(number) })),
      ...[...credentials.keys()].map((text) => ({ text, placeholder: '(hidden)' })),
    ]);
    return current;
  };
  return {
    note: (request, called) => {
      for (const key of keysSent(request, called)) {
        if (isGiven(key)) continue;
        const known = keys.get(key);
        if (known === undefined) {
          last += 1;
          current = undefined;
        }
        setLatest(keys, key, known ?? last);
      }
      for (const text of credentialsSent(request)) {
        if (isGiven(text) || keys.has(text)) continue;
        if (!credentials.has(text)) current = undefined;
        setLatest(credentials, text, true);
      }
    },
    redact: {
      text: (text: string, extent?: 'cut') =>
        extent === undefined ? made().text(text) : made().text(text, extent),
      bytes: (bytes, contentType) => made().bytes(bytes, contentType),
    },
  };
}

/** Puts an entry last, and forgets the first if there are too many. */
function setLatest<T>(all: Map<string, T>, text: string, value: T): void {
  all.delete(text);
  all.set(text, value);
  const [oldest] = all.keys();
  if (all.size > mostSecrets && oldest !== undefined) all.delete(oldest);
}

/** Two keys look different once they are removed, so that nobody takes a wrong key for one that is taken. */
const placeholderOf = (number: number): string =>
  number === 1 ? keyPlaceholder : `${keyPlaceholder}_${number}`;
