import { DecodeError } from '../../formats/DecodeError.ts';
import type { Dialect } from '../../formats/Dialect.ts';
import { escapeText } from '../../formats/xml/escapeXml.ts';
import { readDocument } from '../../formats/xml/readDocument.ts';
import { child, instanceNamespace, type XmlNode } from '../../formats/xml/XmlNode.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';

/** The order in which members must come; others are ignored. */
export type ReadingOrder = 'documented' | 'ordinal' | 'any';

/** What is expected at one place of a document. */
interface Expected {
  readonly name: string;
  readonly namespace: string;
  readonly type: TypeShape;
}

/**
 * Reads XML and SOAP bodies like data contracts. A root in another namespace is refused. Members that are in another namespace or
 * too late in the order are silently ignored.
 */
export const contractXml =
  (dialect: Dialect, order: ReadingOrder): Hook =>
  (inner) => ({
    decode: (call, request) => {
      const { operation, body } = call;
      if (operation === null || (body !== 'xml' && body !== 'soap11' && body !== 'soap12'))
        return inner.decode(call, request);
      const contentType = request.headers['content-type'];
      const { root, deviations } = readDocument(
        request.body,
        contentType === undefined ? {} : { contentType },
      );
      if (deviations.length > 0) throw new DecodeError('The body is not well-formed', 0);
      const message = (body === 'xml' ? undefined : child(root, 'Body')?.children[0]) ?? root;
      const { operations } = dialect.xmlNamespaces;
      if (message.namespace !== operations) throw refusal(message, operation.name, operations);
      const kept = keptMessage(message, requestShape(operation), dialect, order);
      return inner.decode(
        { ...call, body: 'xml' },
        { ...request, headers: { 'content-type': 'application/xml' }, body: Buffer.from(written(kept)) },
      );
    },
  });

const refusal = (root: XmlNode, name: string, namespace: string): OperationFailure =>
  new OperationFailure(
    `Error in line 1. Expecting element '${name}' from namespace '${namespace}'. Encountered 'Element' with name '${root.name}', namespace '${root.namespace}'.`,
    { status: 400 },
  );

function keptMessage(root: XmlNode, shape: RecordShape, dialect: Dialect, order: ReadingOrder): XmlNode {
  const { xmlNamespaces, baseMembers } = dialect;
  const { operations, members = operations } = xmlNamespaces;
  const expected = shape.members.map(({ name, type }): Expected => {
    const namespace = baseMembers.includes(name) ? xmlNamespaces.base : members;
    return { name, type, namespace };
  });
  const inherits = ({ name }: Expected): number => (baseMembers.includes(name) ? 0 : 1);
  const sorted =
    order === 'ordinal'
      ? [...expected].sort((a, b) => inherits(a) - inherits(b) || (a.name < b.name ? -1 : 1))
      : expected;
  return keptChildren(root, sorted, order, (node, { name, type }) =>
    keptValue(node, type, baseMembers.includes(name) ? xmlNamespaces.base : xmlNamespaces.records),
  );

  function keptValue(node: XmlNode, type: TypeShape, region: string): XmlNode {
    if (type.kind === 'record') {
      const expectedMembers = type.record.members.map(({ name, type: held }) => ({
        name,
        type: held,
        namespace: region,
      }));
      if (order === 'ordinal') expectedMembers.sort((a, b) => (a.name < b.name ? -1 : 1));
      return keptChildren(node, expectedMembers, order, (one, { type: held }) =>
        keptValue(one, held, region),
      );
    }
    if (type.kind !== 'list') return node;
    const isText = type.item.kind === 'scalar';
    const children = node.children
      .filter(({ namespace }) => namespace === (isText ? xmlNamespaces.arrays : region))
      .map((item) => keptValue(item, type.item, region));
    return { ...node, children };
  }
}

/** The expected children, going only forward. */
function keptChildren(
  node: XmlNode,
  expected: readonly Expected[],
  order: ReadingOrder,
  inside: (node: XmlNode, expected: Expected) => XmlNode,
): XmlNode {
  let place = 0;
  const children = node.children.flatMap((one) => {
    const at = expected.findIndex(
      ({ name, namespace }, index) =>
        (order === 'any' || index >= place) && name === one.name && namespace === one.namespace,
    );
    const found = expected[at];
    if (found === undefined) return [];
    place = at + 1;
    return [inside(one, found)];
  });
  return { ...node, children };
}

function written({ name, attributes, children, text }: XmlNode): string {
  const nil = attributes.find((one) => one.name === 'nil' && one.namespace === instanceNamespace)?.value;
  const marked = nil === undefined ? '' : ` xmlns:i="${instanceNamespace}" i:nil="${nil}"`;
  return `<${name}${marked}>${children.length > 0 ? children.map(written).join('') : escapeText(text)}</${name}>`;
}
