import { secretNames } from '../../config/secretNames.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';
import { redactor, type SecretText } from '../redaction/redactor.ts';
import type { SignedRequest } from './signed.ts';

type Response = NonNullable<Exchange['response']>;

/** Shorter values may occur in ordinary text too. */
const shortestMixedWord = 8;

/** A value of this length in which letters and digits are mixed is not met by chance. */
const shortestLongWord = 16;

/**
 * A response without the values that a hook added to its request, should the target show them. They change with each request, so that
 * nobody could find them later. What is put in their place is as long as they are, and is text in every format.
 *
 * A value is only looked for where it can't be a text of the target's records: those are judged.
 */
export function withoutEcho(response: Response, { headers, query }: SignedRequest): Response {
  const secrets = [...headers, ...query].flatMap(secretsIn);
  if (secrets.length === 0) return response;
  const { text, bytes } = redactor(secrets);
  const contentType = headerIn(response.headers, 'content-type');
  return {
    ...response,
    headers: response.headers.map(([name, value]) => [name, text(value)]),
    body: bytes(response.body, contentType),
  };
}

/** The whole value, and its words: a target may show the token of `Bearer <token>` alone. */
function secretsIn([name, value]: readonly [string, string]): readonly SecretText[] {
  const isNamed = secretNames.test(name);
  return [...new Set([value, ...value.split(/[\s,;]+/)])]
    .filter((word) => isTold(word, isNamed))
    .map((word) => ({ text: word, placeholder: 'x'.repeat(word.length) }));
}

function isTold(word: string, isNamed: boolean): boolean {
  const isMixed = /[a-z]/i.test(word) && /\d/.test(word);
  if (isNamed) return word.length >= shortestLongWord || (word.length >= shortestMixedWord && isMixed);
  return word.length >= shortestLongWord && isMixed && !/\s/.test(word);
}
