import * as fc from 'fast-check';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { ValueOptions } from '../ValueOptions.ts';
import { scalarArbitrary } from '../values/scalarArbitrary.ts';
import { textArbitrary } from '../values/textArbitrary.ts';

/** Arbitrary records of a shape: any subset of its members, and of nested ones likewise, with at least one member. */
export function recordArbitrary(shape: RecordShape, options: ValueOptions): fc.Arbitrary<RecordValue> {
  if (shape.members.length === 0) return openRecordArbitrary(options);
  const members = shape.members.map(
    (member) => [member.name, orNil(typeArbitrary(member.type, options), options)] as const,
  );
  // Draws a subset first: most values for 60 members would be made in vain.
  return fc
    .subarray(members, { minLength: 1, maxLength: Math.min(members.length, 12) })
    .chain((chosen) => fc.record(Object.fromEntries(chosen)));
}

function typeArbitrary(type: TypeShape, options: ValueOptions): fc.Arbitrary<Value> {
  switch (type.kind) {
    case 'scalar':
      return scalarArbitrary(type.type, options);
    case 'record':
      return recordArbitrary(type.record, options);
    case 'list':
      return fc.array(typeArbitrary(type.item, options), { maxLength: 3 });
    case 'open':
      return fc.oneof(textArbitrary(options), openRecordArbitrary(options));
  }
}

/** If the document shows no members: names of our own, with text that every format can tell from nil. */
const openRecordArbitrary = (options: ValueOptions): fc.Arbitrary<RecordValue> =>
  fc.dictionary(fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,8}$/), textArbitrary(options), {
    minKeys: 1,
    maxKeys: 4,
    noNullPrototype: true,
  });

const orNil = (value: fc.Arbitrary<Value>, options: ValueOptions): fc.Arbitrary<Value> =>
  options.nil === true
    ? fc.oneof({ weight: 8, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) })
    : value;
