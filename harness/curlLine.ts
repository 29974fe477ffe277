import { isUtf8 } from 'node:buffer';
import type { Exchange } from './Exchange.ts';
import { keyPlaceholder, type Redactor } from './redaction/redactor.ts';

/** Names of variables that stand for secrets in redacted text. */
const variable = /\$ASSAY_[A-Z0-9_]+/g;

/**
 * The request as a command for bash and curl, on one line, with `$ASSAY_API_KEY` for the key; a line of comment goes
 * before it where the key is written otherwise in this request than it is.
 *
 * The body comes from bash's own printf and secrets in the URL or in headers from a file descriptor, so that no key
 * is in the arguments of a process when the command runs.
 */
export function curlLine(request: Exchange['request'], redact: Redactor, apiKey: string): string {
  const contentType = request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const body = redact.bytes(request.body, contentType);
  const url = redact.text(request.url);
  const headers = request.headers
    .filter(([name]) => name.toLowerCase() !== 'accept-encoding')
    .map(([name, value]) => redact.text(value === '' ? `${name};` : `${name}: ${value}`));
  if (body.length > 0 && contentType === undefined) headers.push('content-type:');

  const hidden = [
    ...headers.filter(holdsVariable).map((header) => `header = ${configText(header)}`),
    ...(holdsVariable(url) ? [`url = ${configText(url)}`] : []),
  ];
  const parts = [
    'curl -sS -g --path-as-is --compressed',
    ...(body.length === 0 ? [`-X ${request.method}`] : []),
    ...headers.filter((header) => !holdsVariable(header)).map((header) => `-H ${quoted(header)}`),
    ...(body.length === 0 ? [] : ['--data-binary @-']),
    ...hidden.map((line) => `-K <(printf '%s' ${quoted(line)})`),
    ...(holdsVariable(url) ? [] : [quoted(url)]),
  ];
  const command = body.length === 0 ? parts.join(' ') : `${printed(body)} | ${parts.join(' ')}`;
  return isSpelledOtherwise(request, body, url, apiKey)
    ? `# ${keyPlaceholder} must hold the key as it is written in this place (escaped or percent-encoded)\n${command}`
    : command;
}

const holdsVariable = (text: string): boolean => text.search(variable) !== -1;

/** Text in curl's own configuration: in double quotes. */
const configText = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** Bash words that expand to exactly this text, the variables of secrets to their values. */
function quoted(text: string): string {
  const literals = text.split(variable);
  const names = text.match(variable) ?? [];
  const words = literals.flatMap((literal, index) => [
    ...(literal === '' ? [] : [literalWord(literal)]),
    ...(names[index] === undefined ? [] : [`"${names[index]}"`]),
  ]);
  return words.length === 0 ? "''" : words.join('');
}

/** In single quotes; with line breaks and other controls as escapes, so that the command stays on its line. */
function literalWord(text: string): string {
  if (!/[\x00-\x1f\x7f\u0085\u2028\u2029]/.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  const escaped = text.replace(/[\x00-\x1f\x7f'\\\u0085\u2028\u2029]/g, (character) =>
    [...Buffer.from(character, 'utf8')].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  return `$'${escaped}'`;
}

/** A command that writes the body: text by printf, other bytes by base64, which alone can hold a zero byte. */
function printed(body: Uint8Array): string {
  if (isUtf8(body) && !body.includes(0)) return `printf '%s' ${quoted(Buffer.from(body).toString('utf8'))}`;
  const binary = Buffer.from(body).toString('latin1');
  const literals = binary.split(variable);
  const names = binary.match(variable) ?? [];
  const commands = literals.flatMap((literal, index) => [
    ...(literal === ''
      ? []
      : [`printf '%s' '${Buffer.from(literal, 'latin1').toString('base64')}' | base64 -d`]),
    ...(names[index] === undefined ? [] : [`printf '%s' "${names[index]}"`]),
  ]);
  return `{ ${commands.join('; ')}; }`;
}

/** Whether putting the key into its places does not give the request back. */
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
