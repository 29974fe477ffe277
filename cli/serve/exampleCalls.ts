import { codecs } from '../../formats/codecs.ts';
import { formats } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { operation } from '../../specs/operations.ts';

/**
 * A command for bash and curl for each format, which asks a server for its discounts. A key of plain letters is left to
 * `$ASSAY_API_KEY`; any other key is in the body as the format writes it.
 */
export function exampleCalls(url: string, apiKey: string): readonly string[] {
  const name = 'DiscountGet';
  const isPlain = /^[\w.~-]+$/.test(apiKey);
  return formats.map((format) => {
    const { contentType, encode } = codecs[format];
    const shape = requestShape(operation(name));
    const body = Buffer.from(encode(shape, { APIKEY: isPlain ? placeholder : apiKey })).toString('utf8');
    const soap = isSoap(format);
    const path = soap ? `/${format}` : `/${format}/reply/${name}`;
    const headers = [`Content-Type: ${contentType}`, ...(soap ? [`SOAPAction: ${name}`] : [])];
    const flags = headers.map((header) => `-H '${header}'`).join(' ');
    return `printf %s ${quoted(body)} | curl -sS ${flags} --data-binary @- '${url}${path}'`;
  });
}

const placeholder = 'ASSAY-API-KEY';

/**
 * On one line, quoted for bash, with the variable in the placeholder's place (by a function, because `$'` means something in a
 * text).
 */
const quoted = (text: string): string =>
  `$'${text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
    .replaceAll(placeholder, () => `'"$ASSAY_API_KEY"$'`)}'`;
