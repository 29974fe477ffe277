import type { RecordShape } from '../../specs/Shape.ts';
import type { Decoded, DecodeOptions } from '../Codec.ts';
import { DecodeError } from '../DecodeError.ts';
import type { Deviation } from '../Deviation.ts';
import { readDocument } from '../xml/readDocument.ts';
import { readMessage } from '../xml/readMessage.ts';
import { child, type XmlNode } from '../xml/XmlNode.ts';
import type { SoapVersion } from './SoapVersion.ts';

/**
 * Reads the one element in an envelope's Body, with any prefixes. The Header does not matter.
 *
 * Reports another envelope namespace as FMT-5. Reports FMT-3 in soap11 and FMT-4 in soap12 if there is no envelope, or more than
 * one element in the Body. An element not named after the message, such as a Fault or an ErrorResponse, is reported the same way.
 */
export function decodeSoap(
  version: SoapVersion,
  message: RecordShape,
  bytes: Uint8Array,
  options: DecodeOptions = {},
): Decoded {
  const document = readDocument(bytes, options);
  const deviations: Deviation[] = [...document.deviations];
  const { root } = document;
  if (root.name !== 'Envelope') {
    deviations.push(layout(version, 'an Envelope', `<${root.name}>`));
    return readMessage(message, root, 'SHOULD', deviations);
  }
  const node = bodyElement(version, message, root, deviations);
  if (node.name !== message.name) deviations.push(layout(version, `<${message.name}>`, `<${node.name}>`));
  return readMessage(message, node, 'SHOULD', deviations);
}

function bodyElement(
  version: SoapVersion,
  message: RecordShape,
  envelope: XmlNode,
  deviations: Deviation[],
): XmlNode {
  const body = child(envelope, 'Body');
  if (body === undefined) throw new DecodeError('an Envelope without a Body', 0);
  const foreign = [envelope, body].find((node) => node.namespace !== version.envelope);
  if (foreign !== undefined) {
    deviations.push({
      clause: 'FMT-5',
      level: 'MUST',
      path: '',
      expected: version.envelope,
      actual: `<${foreign.name}> in ${foreign.namespace === '' ? 'no namespace' : foreign.namespace.slice(0, 150)}`,
    });
  }
  const [first] = body.children;
  if (first === undefined) throw new DecodeError('a Body without an element', 0);
  if (body.children.length > 1) {
    const names = body.children.slice(0, 5).map((node) => `<${node.name}>`);
    deviations.push(
      layout(version, 'one element in the Body', `${body.children.length}: ${names.join(' ')}`),
    );
  }
  return child(body, message.name) ?? first;
}

const layout = (version: SoapVersion, expected: string, actual: string): Deviation => ({
  clause: version.clause,
  level: 'MUST',
  path: '',
  expected,
  actual: actual.slice(0, 200),
});
