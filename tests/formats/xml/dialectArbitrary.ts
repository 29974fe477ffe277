import * as fc from 'fast-check';
import type { Dialect } from '../../../formats/Dialect.ts';
import { documentedRecords } from '../../../specs/shapes.ts';

/** Few enough that kinds of elements often share one; with the syntax of attributes in them. */
const namespace = fc.constantFrom(
  '',
  '',
  'urn:a',
  'urn:b',
  'http://x.test/2017/?a=1&b="2"',
  "urn:<'>",
  'urn:Ω\t',
);

const name = fc.constantFrom('string', 'item', 'Row', 'é', 'mvAddress', 'nil', 'Fault', 'ErrorResponse');

/** Arbitrary dialects: any namespaces, either order, other names of items. */
export const dialectArbitrary: fc.Arbitrary<Dialect> = fc.record({
  xmlNamespaces: fc.record({ operations: namespace, records: namespace, base: namespace, arrays: namespace }),
  baseMembers: fc.subarray(['Filters', 'ReturnTopNRecords', 'APIKEY', 'entityID']),
  xmlMemberOrder: fc.constantFrom('documented', 'ordinal'),
  itemNames: fc.dictionary(fc.constantFrom('string', ...documentedRecords), name, { maxKeys: 12 }),
});
