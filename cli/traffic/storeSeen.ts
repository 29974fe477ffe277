import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { secretNames } from '../../config/secretNames.ts';
import type { Exchange, Headers } from '../../harness/exchanges/Exchange.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import type { Redactor } from '../../harness/redaction/redactor.ts';
import { exchangeLine, type LeftOut } from '../../harness/stored/exchangeLine.ts';
import { fileTrouble } from '../run/files/fileTrouble.ts';
import type { LostFile } from '../run/files/journal.ts';
import { unescaped, withoutValues } from './secretsSent.ts';

/** Exchanges of other clients on their way to exchanges.ndjson. */
export interface SeenStore {
  /** `isKeyKnown`: whether the key in the request, if there is one, is known. Else nothing is stored that may hold it. */
  readonly store: (exchange: Exchange, redact: Redactor, isKeyKnown: boolean) => void;
  /** The file, if it could not be written. */
  readonly lost: () => readonly LostFile[];
  /** What a reader of the file has to know. */
  readonly notes: () => readonly string[];
}

/** A long watch must not fill the disk. */
const mostBytes = 256 * 1024 * 1024;

/**
 * Clients' bodies are somebody's data: without `keep` none is stored. Each exchange is stored once, and none when the file holds
 * `most` bytes.
 */
export function storeSeen(file: string, keep: boolean, most: number = mostBytes): SeenStore {
  const stored = new Set<string>();
  let written = 0;
  let isFull = false;
  let trouble: string | undefined;
  return {
    store: (exchange, redact, isKeyKnown) => {
      if (isFull || trouble !== undefined || stored.has(exchange.id)) return;
      const inCoding = isCompressed(exchange) ? compressed : undefined;
      const leaveOut = keep ? (isKeyKnown ? inCoding : unread) : notKept;
      const shown = withoutSecrets(exchange, isKeyKnown ? named : withoutValues);
      const line = `${exchangeLine(shown, redact, leaveOut)}\n`;
      const length = Buffer.byteLength(line);
      if (written + length > most) {
        isFull = true;
        return;
      }
      try {
        appendFileSync(file, line, { mode: 0o600 });
        stored.add(exchange.id);
        written += length;
      } catch (error) {
        trouble = fileTrouble(error);
        if (trouble === undefined) throw error;
      }
    },
    lost: () => (trouble === undefined ? [] : [{ file: basename(file), trouble }]),
    notes: () =>
      isFull
        ? [
            `${basename(file)} is full: it holds ${Math.round(written / 1024 / 1024)} MB, and later exchanges were judged only.`,
          ]
        : [],
  };
}

const notKept: LeftOut = { why: 'bodies are kept with --keep only', over: 0 };
const unread: LeftOut = { why: 'the request could not be read, and a key in it is not known', over: 0 };

const compressed: LeftOut = {
  why: 'it is compressed, and a key in it is not removed',
  over: 0,
  of: 'request',
};

const isCompressed = ({ request }: Exchange): boolean =>
  headerIn(request.headers, 'content-encoding') !== undefined;

/** Hides what may be a secret by its name, in headers and in the queries of addresses. The redactor knows the field APIKEY. */
function withoutSecrets(exchange: Exchange, hidden: (headers: Headers) => Headers): Exchange {
  const { request, response } = exchange;
  return {
    ...exchange,
    request: { ...request, url: withoutSecretFields(request.url), headers: hidden(request.headers) },
    response: response === null ? null : { ...response, headers: hidden(response.headers) },
  };
}

const named = (headers: Headers): Headers =>
  headers.map(([name, value]) => [name, secretNames.test(name) ? '(hidden)' : withoutSecretFields(value)]);

/** Also without the user and the password of an address. */
const withoutSecretFields = (text: string): string =>
  text
    .replace(/(:\/\/)[^/?#\s@]+@/g, '$1(hidden)@')
    .replace(/([?&;#]([^=&?#;\s]+)=)[^&#;\s"'<>]+/g, (whole, start: string, name: string) =>
      secretNames.test(unescaped(name)) && !/^apikey$/i.test(name) ? `${start}(hidden)` : whole,
    );
