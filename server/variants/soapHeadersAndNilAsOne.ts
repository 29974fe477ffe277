import type { Hook } from '../Hook.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

/** In written documents a raw `<` or `>` belongs to a tag alone. */
const inXml: Hook = onAnswerText({ formats: ['xml', 'soap11', 'soap12'] }, (text) => {
  const inside = text
    .replaceAll(' i:nil="true"/>', " i:nil='1'/>")
    .replace(/<([^\s/<>]+)([^<>]*)\/>/g, '<$1$2></$1 >');
  return `<?xml version='1.0' encoding='utf-8' standalone='yes'?>\r\n<!-- <ErrorCode>1</ErrorCode> -->\r\n${inside}\r\n`;
});

const header = [
  '<E:Header>',
  '<wsa:Action xmlns:wsa="http://www.w3.org/2005/08/addressing" E:mustUnderstand="0">urn:example:answer</wsa:Action>',
  '<h:Session xmlns:h="urn:example:headers"><h:entityID>7</h:entityID><h:result>false</h:result></h:Session>',
  '</E:Header>',
].join('\n');

const inSoap: Hook = onAnswerText({ formats: ['soap11', 'soap12'] }, (text) =>
  text
    .replace(/<s:Envelope xmlns:s="([^"]*)"><s:Body>/, (_, namespace: string) => {
      const ids = 'xmlns:u="urn:example:utility" u:Id="body-1"';
      return `<E:Envelope xmlns:E='${namespace}'>\n${header}\n<E:Body ${ids}>\n`;
    })
    .replace('</s:Body></s:Envelope>', '\n</E:Body>\n</E:Envelope>'),
);

export const soapHeadersAndNilAsOne: Variant = {
  about:
    'Writes nil as 1, empty elements as two tags, comments before the root, and SOAP headers with odd members (FMT-5, FMT-11).',
  hook: (inner, store, server) => {
    const written = { ...inner, ...inSoap(inner, store, server) };
    return { ...written, ...inXml(written, store, server) };
  },
};
