import { secretNames } from '../../config/secretNames.ts';
import type { Headers } from '../../harness/exchanges/Exchange.ts';
import { mediaTypeIn } from '../../harness/exchanges/headers.ts';
import { secretPartsOf } from '../../harness/redaction/secretPartsOf.ts';
import { type AttributedCall, formType, uncompressed } from '../../harness/traffic/attributeCall.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';

type Sent = Pick<SeenExchange['request'], 'url' | 'headers' | 'body'>;

/**
 * The keys of the API that a request holds: the one that was read, and those in its query. Where its body was not understood to the end,
 * also whatever stands there after the name APIKEY.
 */
export function keysSent(
  request: Sent,
  called: Pick<AttributedCall, 'key' | 'departs'> | null,
): readonly string[] {
  const read = called?.key ?? null;
  const isUnderstood = called !== null && called.departs === undefined;
  const inQuery = queryOf(request).flatMap(([name, value]) => (isKeyName(name) ? [value] : []));
  // A key may hold a character that ends it in a text.
  const inText = isUnderstood ? [] : keysInText(request).filter((key) => read?.includes(key) !== true);
  return [...(read === null ? [] : [read]), ...inQuery, ...inText].filter((key) => key !== '');
}

const isKeyName = (name: string): boolean => name.toLowerCase() === 'apikey';

const queryOf = ({ url }: Sent): readonly (readonly [string, string])[] =>
  URL.canParse(url) ? [...new URL(url).searchParams] : [];

/** How many bytes of a body that can't be read Assay searches. */
const bytesSearched = 64 * 1024;

/** The name APIKEY, what ends it in any of the formats, and a value. An empty value is followed by a name, which is no key. */
const keyInText =
  /APIKEY["'\\]*(?:\s*[:=>]\s*|\s*\n\s*)["'\\]*([^\s"'<>,;&{}[\]\\/]{4}[^\s"'<>,;&{}[\]\\]{0,196})/gi;

function keysInText({ headers, body }: Sent): readonly string[] {
  // Letters in UTF-16 have zeros between them.
  const text = Buffer.from(uncompressed(body ?? new Uint8Array(), headers).subarray(0, bytesSearched))
    .toString('utf8')
    .replaceAll('\0', '');
  if (mediaTypeIn(headers) === formType)
    return [...new URLSearchParams(text)].flatMap(([name, value]) => (isKeyName(name) ? [value] : []));
  return [...text.matchAll(keyInText)].flatMap(([, key = '']) =>
    /^(?:null|true|false|undefined)$/.test(key) ? [] : [key],
  );
}

/** The credentials in headers, in cookies, in the query and before the host, as far as their names show that they are some. */
export function credentialsSent(request: Sent): readonly string[] {
  const named = [...request.headers, ...queryOf(request)].filter(
    ([name]) => secretNames.test(name) && !isKeyName(name),
  );
  const keyHeaders = request.headers.filter(([name]) => isKeyName(name));
  const inUrl = URL.canParse(request.url) ? unescaped(new URL(request.url).password) : '';
  return [
    ...new Set(
      [...named, ...keyHeaders].flatMap(([, value]) => secretPartsOf(value)).concat(secretPartsOf(inUrl)),
    ),
  ];
}

/** A part of a URL with its percent-encoding undone, or as it is where that can't be done. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Headers that can't hold a key. */
const harmless: readonly string[] = ['content-type', 'content-length', 'content-encoding', 'date'];

/** Headers of an exchange whose key is not known: any other one may hold it. */
export const withoutValues = (headers: Headers): Headers =>
  headers.map(([name, value]) => [name, harmless.includes(name.toLowerCase()) ? value : '(hidden)']);
