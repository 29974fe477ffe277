import type { Hook } from '../Hook.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';
import type { Variant } from '../Variant.ts';

const formats = ['soap11', 'soap12'] as const;

const isWord = (text: string): boolean => !/^(true|false|[-+\d.,:TZ]*)$/.test(text);

const envelopes: Hook = onAnswerText({ formats }, (text, { operation }) => {
  const name = `${operation?.name ?? 'Error'}Response`;
  const header = [
    '<s:Header>',
    `<wsa:Action xmlns:wsa="http://www.w3.org/2005/08/addressing" soapenv:mustUnderstand="0">urn:${name}</wsa:Action>`,
    '<wsu:Timestamp xmlns:wsu="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd" wsu:Id="TS-1">',
    '<wsu:Created>2017-01-10T10:30:00.000Z</wsu:Created></wsu:Timestamp>',
    `<t:Body xmlns:t="urn:example:trace"><t:${name}><t:ResponseStatus><t:ErrorCode>trace</t:ErrorCode></t:ResponseStatus></t:${name}></t:Body>`,
    '</s:Header>',
  ].join('');
  const schema =
    ' xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  return text
    .replace(/<([\w.-]+)>([^<>]+)<\/\1>/g, (whole, tag: string, inner: string) =>
      isWord(inner) ? `<${tag} xsi:type="xsd:string">${inner}</${tag}>` : whole,
    )
    .replace(/^(<s:Envelope[^>]*)>/, `$1${schema}>${header}`)
    .replace('<s:Body>', '<s:Body Id="body-1">')
    .replaceAll(/(<\/?)s:/g, '$1soapenv:')
    .replace('xmlns:s=', 'xmlns:soapenv=');
});

const types: Hook = onStatusAndHeaders({ formats }, ({ headers }, { format, operation }) => ({
  headers: {
    ...headers,
    'content-type':
      format === 'soap11'
        ? 'text/xml;charset="UTF-8"'
        : `application/soap+xml; charset=utf-8; action="urn:${operation?.name ?? 'Error'}Response"`,
  },
}));

export const axisSoap: Variant = {
  about:
    'Writes SOAP as Axis does: addressing headers, one with a Body of its own, xsi:type on texts, and a soap+xml type.',
  hook: (inner, store, server) => {
    const written = { ...inner, ...envelopes(inner, store, server) };
    return types(written, store, server);
  },
};
