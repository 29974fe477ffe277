import { isUtf8 } from 'node:buffer';
import type { Exchange } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';
import { keyPlaceholder, type Redactor } from '../redaction/redactor.ts';
import { hiddenPart, type MangledKey } from '../target/mangledKey.ts';
import { isOfConnection } from '../transport/extraHeaders.ts';
import { type CurlConnection, quoted as inQuotes, plainCurl } from './curlConnection.ts';

/** Names of variables that stand for secrets in redacted text. */
const secret = /\$ASSAY_[A-Z0-9_]+/g;

/** What a request holds in place of shell variables: each stand-in text, and the variable's name. */
type VariablesByStandIn = ReadonlyMap<string, string>;

/** How a line differs from that of a plain call to a plain target. */
export interface CurlOptions {
  readonly standIns?: VariablesByStandIn;
  /** The wrong key that the request holds. */
  readonly keyAs?: MangledKey | undefined;
  readonly connection?: CurlConnection;
}

/** A part of a text: literal, or the name of a shell variable and the expansion that gives the text. */
type Piece = { readonly literal: string } | { readonly variable: string; readonly expansion: string };

/** Without its last character, and what fills up a key in base64. */
const cut = `$(printf '%s' "$ASSAY_API_KEY" | sed 's/.=*$//')`;

/** The shell expansions of the right key that give what the redactor replaces of a wrong one (`hiddenPart`). */
const expansions: Readonly<Partial<Record<MangledKey, string>>> = {
  truncated: cut,
  altered: cut,
  otherCase: `$(printf '%s' "$ASSAY_API_KEY" | tr 'A-Za-z' 'a-zA-Z')`,
};

/**
 * The request as a one-line command for a shell and curl, with `$ASSAY_API_KEY` for the key and a variable for each stand-in. If
 * the request spells the key differently, a comment line goes before the command, and one if the connection needs a secret. The
 * shell makes a wrong key from the right one (`keyAs`).
 *
 * The shell's own printf supplies the body, or else a URL with a secret. So no key is in the arguments of a process when the
 * command runs. Any POSIX shell takes the command, except that a secret in a header beside a body needs bash. Nothing is sent
 * while the variable of a stand-in is empty.
 */
export function curlLine(
  request: Exchange['request'],
  redact: Redactor,
  apiKey: string,
  { standIns = new Map(), keyAs, connection = plainCurl }: CurlOptions = {},
): string {
  const { url, body, headers } = requestParts(request, redact, connection);
  const isText = isUtf8(body) && !body.includes(0);
  const wrongKey = keyAs === undefined ? undefined : expansions[keyAs];
  const pieces: Pieces = (text, named = standIns) => piecesOf(text, named, wrongKey);
  const inBody = pieces(Buffer.from(body).toString(isText ? 'utf8' : 'latin1'));
  const inUrl = pieces(url);
  const names = new Set(
    [...inBody, ...inUrl].flatMap((piece) => ('variable' in piece ? [piece.variable] : [])),
  );
  const guard = [...names]
    .filter((name) => [...standIns.values()].includes(name))
    .map((name) => `: "\${${name}:?}" && `)
    .join('');
  const hidden = hiddenLines(url, headers, pieces);
  const isHiddenInput = hidden.length > 0 && body.length === 0;
  const parts = [
    'curl -sS -g --path-as-is --compressed',
    ...connection.options.map((option) => redact.text(option)),
    ...(body.length === 0
      ? [`-X ${/^\w+$/.test(request.method) ? request.method : inQuotes(request.method)}`]
      : []),
    ...headers
      .filter((header) => !holdsSecret(header))
      .map((header) => `-H ${quoted(pieces(header, new Map()))}`),
    ...(body.length === 0 ? [] : ['--data-binary @-']),
    ...(isHiddenInput ? ['-K -'] : hidden.map((line) => `-K <(printf '%s' ${line})`)),
    ...(holdsSecret(url) ? [] : [quoted(inUrl)]),
  ];
  const input = isHiddenInput
    ? `printf '%s\\n' ${hidden.join(' ')} | `
    : body.length === 0
      ? ''
      : `${isText ? printedText(inBody) : printedBytes(inBody)} | `;
  const standsFor = keyAs === undefined || wrongKey === undefined ? apiKey : hiddenPart(apiKey, keyAs);
  const notes = [
    ...(connection.note === undefined ? [] : [connection.note]),
    ...(isSpelledOtherwise(request, body, url, standsFor)
      ? [`${keyPlaceholder} must hold the key as it is written in this place (escaped or percent-encoded)`]
      : []),
  ];
  return [...notes.map((note) => `# ${note}`), `${guard}${input}${parts.join(' ')}`].join('\n');
}

/** Splits a redacted text at its variables, those of all stand-ins if none are named. */
type Pieces = (text: string, named?: VariablesByStandIn) => readonly Piece[];

/** What of a request goes into the command, redacted. Headers are as curl's `-H` takes them. */
function requestParts(request: Exchange['request'], redact: Redactor, connection: CurlConnection) {
  const contentType = headerIn(request.headers, 'content-type');
  const body = redact.bytes(request.body, contentType);
  // curl writes its own: with another key, even the length is another.
  const isLeftOut = (name: string): boolean =>
    isOfConnection(name) || ['accept-encoding', ...(connection.without ?? [])].includes(name.toLowerCase());
  const headers = request.headers
    .filter(([name]) => !isLeftOut(name))
    .map(([name, value]) => redact.text(value === '' ? `${name};` : `${name}: ${value}`));
  if (body.length > 0 && contentType === undefined) headers.push('content-type:');
  return { url: redact.text(request.url), body, headers };
}

/** The lines of curl's configuration for what holds a secret, each quoted for the shell: in it they are no arguments of a process. */
const hiddenLines = (url: string, headers: readonly string[], pieces: Pieces): readonly string[] => [
  ...headers
    .filter(holdsSecret)
    .map((header) => quoted(pieces(`header = ${configText(header)}`).map(escapedInConfig))),
  ...(holdsSecret(url) ? [quoted(pieces(`url = ${configText(url)}`))] : []),
];

const holdsSecret = (text: string): boolean => text.search(secret) !== -1;

/** Text in curl's own configuration format: in double quotes. */
const configText = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A value in a header may hold what curl's configuration format escapes. An address holds none of that. */
const escapedInConfig = (piece: Piece): Piece =>
  'literal' in piece
    ? piece
    : { ...piece, expansion: `$(printf '%s' "${piece.expansion}" | sed 's/[\\\\"]/\\\\&/g')` };

/** A redacted text, split at its variables. */
function piecesOf(
  text: string,
  standIns: VariablesByStandIn,
  wrongKey: string | undefined,
): readonly Piece[] {
  // Those with a `$` are found as secrets, the others are digits.
  const digits = [...standIns.keys()].filter((standIn) => !standIn.startsWith('$'));
  const variables = new RegExp([secret.source, ...digits].join('|'), 'g');
  const found = text.match(variables) ?? [];
  return text.split(variables).flatMap((literal, index): readonly Piece[] => {
    const name = found[index];
    const variable = name === undefined ? undefined : (standIns.get(name) ?? name.slice(1));
    const expansion = name === keyPlaceholder && wrongKey !== undefined ? wrongKey : `$${variable}`;
    return [
      ...(literal === '' ? [] : [{ literal }]),
      ...(variable === undefined ? [] : [{ variable, expansion }]),
    ];
  });
}

/** Shell words that expand to exactly this text. */
function quoted(pieces: readonly Piece[]): string {
  const words = pieces.map((piece) =>
    'variable' in piece ? `"${piece.expansion}"` : literalWord(piece.literal),
  );
  return words.length === 0 ? "''" : words.join('');
}

const control = /[\x00-\x1f\x7f\u0085\u2028\u2029]/;

/** In single quotes. Line breaks and other controls become escapes, so that the command stays on one line (bash). */
function literalWord(text: string): string {
  if (!control.test(text)) return inQuotes(text);
  const escaped = text.replace(/[\x00-\x1f\x7f'\\\u0085\u2028\u2029]/g, (character) =>
    [...Buffer.from(character, 'utf8')].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  return `$'${escaped}'`;
}

/** A command that writes a text. Controls are escapes in printf's own format, which every shell knows. */
function printedText(pieces: readonly Piece[]): string {
  const hasControls = pieces.some((piece) => 'literal' in piece && control.test(piece.literal));
  if (!hasControls) return `printf '%s' ${quoted(pieces)}`;
  const format = pieces.map((piece) => ('variable' in piece ? '%s' : formatText(piece.literal))).join('');
  const values = pieces.filter((piece) => 'variable' in piece);
  return ['printf', inQuotes(format), ...values.map((piece) => quoted([piece]))].join(' ');
}

const formatText = (text: string): string =>
  text
    .replace(/[\\%]/g, '$&$&')
    .replace(/^-/, '\\055')
    .replace(/[\x00-\x1f\x7f\u0085\u2028\u2029]/g, (character) =>
      [...Buffer.from(character, 'utf8')].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
    );

/** A command that writes bytes that are not text, each as one Latin-1 character. Only base64 can hold a zero byte. */
function printedBytes(pieces: readonly Piece[]): string {
  const commands = pieces.map((piece) =>
    'variable' in piece
      ? `printf '%s' "${piece.expansion}"`
      : `printf '%s' '${Buffer.from(piece.literal, 'latin1').toString('base64')}' | base64 -d`,
  );
  return `{ ${commands.join('; ')}; }`;
}

/** Whether putting the key back in its places would not give the same request. */
function isSpelledOtherwise(
  request: Exchange['request'],
  body: Uint8Array,
  url: string,
  apiKey: string,
): boolean {
  const key = Buffer.from(apiKey, 'utf8').toString('latin1');
  const filled = Buffer.from(body)
    .toString('latin1')
    .replaceAll(keyPlaceholder, () => key);
  return (
    filled !== Buffer.from(request.body).toString('latin1') ||
    url.replaceAll(keyPlaceholder, () => apiKey) !== request.url
  );
}
