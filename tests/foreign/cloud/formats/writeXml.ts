import type { Shape } from '../values/MemberType.ts';
import type { RecordValue } from '../values/Value.ts';
import { writeXmlMembers } from './writeXmlMembers.ts';

/** The namespace of the root elements of this server's answers. */
const ROOT_NAMESPACE = 'urn:fulfilment-cloud:inventory:v2017a';

const DECLARATION = '<?xml version="1.0" encoding="us-ascii" standalone="yes"?>\n';
const ENVELOPES = {
  soap11: ['env', 'http://schemas.xmlsoap.org/soap/envelope/'],
  soap12: ['e12', 'http://www.w3.org/2003/05/soap-envelope'],
} as const;

/** Writes an answer whose root alone has a namespace; members without a value are left out. */
export function writeXml(value: RecordValue, shape: Shape, root: string): string {
  const members = writeXmlMembers(value, shape, '', '\t');
  return `${DECLARATION}<inv:${root} xmlns:inv="${ROOT_NAMESPACE}">\n${members}</inv:${root}>\n`;
}

/** Writes an answer in an envelope with a header; members without a value are nil. */
export function writeSoap(
  value: RecordValue,
  shape: Shape,
  root: string,
  version: 'soap11' | 'soap12',
): string {
  const members = writeXmlMembers(value, shape, ' xsi:nil="1"', '\t\t\t');
  return inEnvelope(
    `\t\t<inv:${root} xmlns:inv="${ROOT_NAMESPACE}">\n${members}\t\t</inv:${root}>\n`,
    version,
  );
}

function inEnvelope(body: string, version: 'soap11' | 'soap12'): string {
  const [prefix, namespace] = ENVELOPES[version];
  const header = `\t<${prefix}:Header>\n\t\t<cloud:Region xmlns:cloud="urn:fulfilment-cloud:trace">eu-1</cloud:Region>\n\t</${prefix}:Header>\n`;
  return (
    `${DECLARATION}<${prefix}:Envelope xmlns:${prefix}="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n` +
    `${header}\t<${prefix}:Body>\n${body}\t</${prefix}:Body>\n</${prefix}:Envelope>\n`
  );
}
