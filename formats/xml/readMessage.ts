import type { Level } from '../../specs/Level.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { Decoded } from '../Codec.ts';
import { DecodeError } from '../DecodeError.ts';
import type { Deviation } from '../Deviation.ts';
import type { Reading } from '../read/Reading.ts';
import { readRecord } from '../read/readRecord.ts';
import { readFault } from './readFault.ts';
import type { XmlNode } from './XmlNode.ts';
import { xmlSyntax } from './xmlSyntax.ts';

/**
 * Reads the element that stands for a message, under any name. A `Fault` and an `ErrorResponse` are recognised by their layout.
 * An element with any other name is the message if it has any of its members.
 *
 * `deviations` are those met on the way to it. Raises DecodeError when the element holds nothing of the message, as in a web
 * page.
 */
export function readMessage(
  message: RecordShape,
  node: XmlNode,
  datetimeLevel: Level,
  deviations: readonly Deviation[],
): Decoded {
  const reading: Reading = { deviations: [...deviations], undocumented: new Set() };
  const syntax = xmlSyntax(datetimeLevel);
  const expected = node.name === message.name;
  const fault = !expected && node.name === 'Fault';
  const value = fault
    ? readFault(syntax, message, node, reading)
    : readRecord(syntax, message, syntax.members(node, message) ?? [], '', reading);
  const layout = fault ? 'fault' : !expected && node.name === 'ErrorResponse' ? 'errorResponse' : 'message';
  if (!expected && layout === 'message' && !Object.keys(value).some((name) => message.byName.has(name))) {
    throw new DecodeError(`<${node.name.slice(0, 100)}> has no member of ${message.name}`, 0);
  }
  return { value, deviations: reading.deviations, undocumented: [...reading.undocumented], layout };
}
