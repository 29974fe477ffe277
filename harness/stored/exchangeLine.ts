import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { oncePerLarge } from '../../formats/oncePerLarge.ts';
import type { Exchange, Headers, NetworkFailure } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';
import type { Redact } from '../redaction/Redact.ts';
import type { Redactor } from '../redaction/redactor.ts';

/** A body in exchanges.ndjson: text where it is valid UTF-8, else base64. */
type BodyPart = { readonly text: string } | { readonly base64: string };

/**
 * Up to 1 MB: the whole body. Longer: its length in bytes, its SHA-256 in hex, and its first and last 16 kB. Always redacted
 * first. When none of it is stored: its length as received, and why.
 */
export type StoredBody =
  | BodyPart
  | { readonly length: number; readonly leftOut: string }
  | { readonly length: number; readonly sha256: string; readonly head: BodyPart; readonly tail: BodyPart };

const wholeUpTo = 1024 * 1024;
const endLength = 16 * 1024;

/** What is left out of a line: bodies of more bytes than `over`, or that of the request alone, and why. */
export interface LeftOut {
  readonly why: string;
  readonly over: number;
  readonly of?: 'request';
}

/** Headers that may carry secrets nobody told us about. */
const secretHeaders = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie']);

/** Removes secrets from an exchange. `sentHeader`: from the headers that were sent, if `text` is not for them. */
type ExchangeRedactor = Redactor & { readonly sentHeader?: Redact };

/**
 * One line of exchanges.ndjson, without its line end, redacted (docs/judging.md, Files of a run). `isWhole`: with long bodies to their
 * last byte.
 */
export function exchangeLine(
  exchange: Exchange,
  redact: ExchangeRedactor,
  leaveOut?: LeftOut,
  isWhole = false,
): string {
  const { id, request, response, failure, timings, retries } = exchange;
  return JSON.stringify({
    id,
    request: {
      method: request.method,
      url: redact.text(request.url),
      headers: storedHeaders(request.headers, redact.sentHeader ?? redact.text),
      body: storedBody(request.body, request.headers, redact, leaveOut, isWhole),
      ...(request.added === undefined ? {} : { added: request.added }),
    },
    response:
      response === null
        ? null
        : {
            status: response.status,
            headers: storedHeaders(response.headers, redact.text),
            body: storedBody(
              response.body,
              response.headers,
              redact,
              leaveOut?.of === 'request' ? undefined : leaveOut,
              isWhole,
            ),
            ...(response.misfit === undefined ? {} : { misfit: response.misfit }),
          },
    ...(failure === null ? {} : { failure: storedFailure(failure, redact) }),
    timings,
    ...(retries === 0 ? {} : { retries }),
  });
}

function storedFailure({ ofProxy, ...failure }: NetworkFailure, redact: Redactor): NetworkFailure {
  const said = ofProxy !== undefined && 'said' in ofProxy ? { said: redact.text(ofProxy.said) } : ofProxy;
  return {
    ...failure,
    message: redact.text(failure.message),
    ...(said === undefined ? {} : { ofProxy: said }),
  };
}

const storedHeaders = (headers: Headers, redact: Redact): Headers =>
  headers.map(([name, value]) => [
    redact(name),
    secretHeaders.has(name.toLowerCase()) ? '(hidden)' : redact(value),
  ]);

function storedBody(
  raw: Uint8Array,
  headers: Headers,
  redact: Redactor,
  leaveOut: LeftOut | undefined,
  isWhole: boolean,
): StoredBody {
  if (leaveOut !== undefined && raw.length > leaveOut.over)
    return { length: raw.length, leftOut: leaveOut.why };
  const contentType = headerIn(headers, 'content-type');
  const body = redact.bytes(raw, contentType);
  if (isWhole || body.length <= wholeUpTo) return bodyPart(body);
  return {
    length: body.length,
    sha256: hashOf(body),
    head: bodyPart(body.subarray(0, characterStart(body, endLength))),
    tail: bodyPart(body.subarray(characterStart(body, body.length - endLength))),
  };
}

const hashOf = oncePerLarge((body) => hash('sha256', body, 'hex'));

function bodyPart(bytes: Uint8Array): BodyPart {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return isUtf8(buffer) ? { text: buffer.toString('utf8') } : { base64: buffer.toString('base64') };
}

/** The start of the UTF-8 character at or just before `index`. */
function characterStart(bytes: Uint8Array, index: number): number {
  let start = index;
  while (start > index - 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}
