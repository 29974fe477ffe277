import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainDialect } from '../../../formats/Dialect.ts';
import { parseXml } from '../../../formats/xml/parseXml.ts';
import { xml } from '../../../formats/xml/xml.ts';
import { recordArbitrary } from '../../../generators/records/recordArbitrary.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { operations } from '../../../specs/operations.ts';
import { recordSchemas } from '../../../specs/recordSchemas.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import { recordShape } from '../../../specs/shapes.ts';
import { lawRuns } from '../laws/lawRuns.ts';
import { dialectArbitrary } from './dialectArbitrary.ts';
import { libxmlTree } from './libxmlTree.ts';
import { nodeTree } from './nodeTree.ts';

const options = { basis: 'wall', xml: true, nil: true } as const;
const shapes: readonly RecordShape[] = [
  ...[...recordSchemas.keys()].filter((name) => name !== 'contractTypes').map(recordShape),
  ...[...operations.values()].map(requestShape),
  ...[...operations.values()].map(responseShape),
];

describe('xml reads what it writes, in any dialect', () => {
  it.each(shapes)('$name', (shape) => {
    fc.assert(
      fc.property(recordArbitrary(shape, options), dialectArbitrary, (value, dialect) => {
        const decoded = xml.decode(shape, xml.encode(shape, value, { dialect }));
        expect(decoded.deviations).toEqual([]);
        expect(decoded.layout).toBe('message');
        expect(decoded.value).toEqual(value);
      }),
      { numRuns: lawRuns },
    );
  });
});

const anyMessage = fc
  .constantFrom(...shapes)
  .chain((shape) => fc.tuple(fc.constant(shape), recordArbitrary(shape, options), dialectArbitrary));

test('libxml2 sees the tree that we wrote and read', () => {
  fc.assert(
    fc.property(anyMessage, ([shape, value, dialect]) => {
      const bytes = xml.encode(shape, value, { dialect });
      const { root, deviations } = parseXml(new TextDecoder().decode(bytes));
      expect(deviations).toEqual([]);
      expect(nodeTree(root)).toEqual(libxmlTree(bytes));
    }),
    { numRuns: lawRuns * 2 },
  );
});

test('elements stand in the namespaces of the dialect', () => {
  const dialect = {
    ...plainDialect,
    xmlNamespaces: { operations: 'urn:o', records: 'urn:r', base: 'urn:b', arrays: 'urn:a' },
    baseMembers: ['Filters', 'APIKEY'],
  };
  const requests = [...operations.values()].map(requestShape);
  const anyRequest = fc
    .constantFrom(...requests)
    .chain((shape) => fc.tuple(fc.constant(shape), recordArbitrary(shape, options)));
  fc.assert(
    fc.property(anyRequest, ([shape, value]) => {
      const { root } = parseXml(new TextDecoder().decode(xml.encode(shape, value, { dialect })));
      expect(root.namespace).toBe('urn:o');
      for (const member of root.children) {
        const base = dialect.baseMembers.includes(member.name);
        expect(member.namespace).toBe(base ? 'urn:b' : 'urn:o');
        const stack = [...member.children];
        for (const node of stack) {
          // Only items of lists of text are called string.
          expect(node.namespace).toBe(node.name === 'string' ? 'urn:a' : base ? 'urn:b' : 'urn:r');
          stack.push(...node.children);
        }
      }
    }),
    { numRuns: lawRuns },
  );
});

test('any text at all, in or out of XML 1.0, gives a well-formed document', () => {
  const shape = requestShape([...operations.values()][0] as never);
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      (key, other) => {
        const bytes = xml.encode(shape, { APIKEY: key, [other]: other });
        expect(parseXml(new TextDecoder().decode(bytes)).deviations).toEqual([]);
        libxmlTree(bytes);
      },
    ),
    { numRuns: lawRuns },
  );
});
