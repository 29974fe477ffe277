import { isPlainKey } from '../../harness/redaction/isPlainKey.ts';
import { quoted } from '../../harness/stored/curlConnection.ts';
import { formats } from '../../specs/Format.ts';
import { operationNamed } from '../../specs/operations.ts';
import { plainRequest } from './plainRequest.ts';

/**
 * A command for bash and curl for each format, which asks a server for its discounts. A key of plain letters is left to
 * `$ASSAY_API_KEY`; any other key is in the body as the format writes it.
 */
export function exampleCalls(url: string, apiKey: string): readonly string[] {
  return formats.map((format) => {
    const members = { APIKEY: isPlainKey(apiKey) ? placeholder : apiKey };
    const { path, headers, body } = plainRequest(operationNamed('DiscountGet'), format, members);
    const flags = Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`);
    return `printf %s ${withKey(body)} | curl -sS ${flags.join(' ')} --data-binary @- '${url}${path}'`;
  });
}

/** The command for bash that sets the variable to the key. */
export const keyLine = (apiKey: string): string => `export ASSAY_API_KEY=${quoted(apiKey)}`;

const placeholder = 'ASSAY-API-KEY';

/**
 * On one line, quoted for bash, with the variable in the placeholder's place (by a function, because `$'` means something in a
 * text).
 */
const withKey = (text: string): string =>
  `$'${text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
    .replaceAll(placeholder, () => `'"$ASSAY_API_KEY"$'`)}'`;
