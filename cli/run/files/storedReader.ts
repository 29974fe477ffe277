import { headerIn } from '../../../harness/exchanges/headers.ts';
import { type Redactor, redactor } from '../../../harness/redaction/redactor.ts';
import { formOfKey, standInFor } from '../../../harness/redaction/standIn.ts';
import { storedText } from '../../../harness/stored/exchangeIn.ts';
import { mangledKey } from '../../../harness/target/mangledKey.ts';
import { readStored, type StoredExchange } from '../../../reports/exchanges/StoredExchange.ts';
import { storedLines } from './storedLines.ts';

/** Reads a line of exchanges.ndjson; undefined for one that was cut off. */
export type StoredReader = (line: string) => StoredExchange | undefined;

type Body = StoredExchange['request']['body'];

/**
 * Reads the lines of a file for people and for scripts: with the placeholder where the key was. The record of a certificate holds a
 * stand-in there, which must never be sent to a server. Raises what the file system says.
 */
export const storedReader = async (file: string): Promise<StoredReader> =>
  withoutStandIn(await standInOf(file));

/** A reader for a record with a known stand-in, undefined for a file that holds the placeholder already. */
export function withoutStandIn(standIn: string | undefined): StoredReader {
  if (standIn === undefined) return readStored;
  // A plain run leaves out the same two texts.
  const redact = redactor([standIn, mangledKey(standIn, 'truncated')]);
  return (line) => {
    const stored = readStored(line);
    return stored && withPlaceholder(stored, redact);
  };
}

/** Nothing but the right key is sent in the first calls of a run, which ask what the target understands. */
const firstLines = 10;

/** A shorter text may occur by chance. It is looked for after the name of the key alone. */
const shortestAlone = 8;

/** What replaces the key in a record that can be judged again; undefined for a file that holds the placeholder. */
export async function standInOf(file: string): Promise<string | undefined> {
  let looked = 0;
  for await (const { bytes } of storedLines(file)) {
    const request = readStored(bytes.toString('utf8'))?.request;
    // Whatever the bytes are, in latin1 the letters of a key are found in them.
    const text = request === undefined ? '' : `${request.url}\n${storedText(request.body, 'latin1')}`;
    const found = [...text.matchAll(/(APIKEY\W+)?(\w+)/gi)]
      .filter(([, name, word = '']) => name !== undefined || word.length >= shortestAlone)
      .map(([, , word = '']) => word)
      .find((word) => standInFor(formOfKey(word)) === word);
    looked += 1;
    if (found !== undefined || looked === firstLines) return found;
  }
  return undefined;
}

function withPlaceholder({ request, response, ...rest }: StoredExchange, redact: Redactor): StoredExchange {
  const { failure } = rest;
  const part = <Part extends Pick<StoredExchange['request'], 'headers' | 'body'>>(whole: Part): Part => ({
    ...whole,
    headers: whole.headers.map(([name, value]) => [name, redact.text(value)]),
    body: bodyWith(whole.body, redact, headerIn(whole.headers, 'content-type')),
  });
  return {
    ...rest,
    request: { ...part(request), url: redact.text(request.url) },
    response: response && part(response),
    ...(failure === undefined ? {} : { failure: { ...failure, message: redact.text(failure.message) } }),
  };
}

/** A record that can be judged again holds each body whole. */
function bodyWith(body: Body, redact: Redactor, contentType: string | undefined): Body {
  if ('text' in body) return { text: redact.text(body.text) };
  if (!('base64' in body)) return body;
  const bytes = redact.bytes(Buffer.from(body.base64, 'base64'), contentType);
  return { base64: Buffer.from(bytes).toString('base64') };
}
