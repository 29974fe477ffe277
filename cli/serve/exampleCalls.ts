import { codecs } from '../../formats/codecs.ts';
import { formats } from '../../specs/Format.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { operation } from '../../specs/operations.ts';

/** A curl line for each format, which asks a server for its discounts; the key is read from `$ASSAY_API_KEY`. */
export function exampleCalls(url: string): readonly string[] {
  const name = 'DiscountGet';
  return formats.map((format) => {
    const { contentType, encode } = codecs[format];
    const body = Buffer.from(encode(requestShape(operation(name)), { APIKEY: placeholder })).toString('utf8');
    const soap = format === 'soap11' || format === 'soap12';
    const path = soap ? `/${format}` : `/${format}/reply/${name}`;
    const headers = [`Content-Type: ${contentType}`, ...(soap ? [`SOAPAction: ${name}`] : [])];
    const flags = headers.map((header) => `-H '${header}'`).join(' ');
    return `curl -sS ${flags} --data-binary ${quoted(body)} ${url}${path}`;
  });
}

const placeholder = 'ASSAY-API-KEY';

/** Single-quoted for a POSIX shell, but for the key, which the shell puts in. */
const quoted = (text: string): string =>
  `'${text
    .replaceAll("'", "'\\''")
    .replace(/\r?\n$/, '')
    .replaceAll(placeholder, `'"$ASSAY_API_KEY"'`)}'`;
