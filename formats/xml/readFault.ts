import type { RecordShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import { emptyRecord } from '../read/emptyRecord.ts';
import type { Reading } from '../read/Reading.ts';
import { readRecord } from '../read/readRecord.ts';
import type { Syntax } from '../read/Syntax.ts';
import type { XmlNode } from './XmlNode.ts';

/**
 * A SOAP Fault as a value: the message's members if the fault has a ResponseStatus, and the fault itself under `Fault`. No
 * message has that name, so the fault's text can be shown. No status is invented from it.
 */
export function readFault(
  syntax: Syntax<XmlNode>,
  message: RecordShape,
  fault: XmlNode,
  reading: Reading,
): Record<string, Value> {
  const carrier = withStatus(fault);
  const value =
    carrier === undefined
      ? emptyRecord<Value>()
      : readRecord(syntax, message, syntax.members(carrier, message) ?? [], '', reading);
  value.Fault = syntax.open(fault);
  return value;
}

/** The outermost element of the fault that has a ResponseStatus among its children. */
function withStatus(fault: XmlNode): XmlNode | undefined {
  const queue = [fault];
  for (const node of queue) {
    if (node.children.some((member) => member.name === 'ResponseStatus')) return node;
    for (const member of node.children) queue.push(member);
  }
  return undefined;
}
