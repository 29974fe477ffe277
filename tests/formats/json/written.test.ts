import { expect, it } from 'vitest';
import { json } from '../../../formats/json/json.ts';
import { instant, unsetMs, wall } from '../../../specs/datetime.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { TypeShape } from '../../../specs/Shape.ts';
import type { Value } from '../../../specs/Value.ts';
import { shapeOf } from '../vectorShape.ts';

const datetime: TypeShape = { kind: 'scalar', type: 'datetime' };
const intText: TypeShape = { kind: 'scalar', type: 'intText' };

/** A type, a value of it, and the json that the document asks for. */
const written: readonly (readonly [string, TypeShape, Value, string])[] = [
  ['east of UTC', datetime, instant(1_484_044_200_000, 120), '"/Date(1484044200000+0200)/"'],
  ['west of UTC, by half an hour', datetime, instant(-1, -330), '"/Date(-1-0530)/"'],
  ['UTC', datetime, instant(0, 0), '"/Date(0+0000)/"'],
  ['no offset', datetime, instant(7, null), '"/Date(7)/"'],
  ['a wall clock', datetime, wall(7, 120), '"/Date(7+0000)/"'],
  ['unset', datetime, instant(unsetMs, 120), '"/Date(-62135596800000-0000)/"'],
  ['unset on the wall', datetime, wall(unsetMs), '"/Date(-62135596800000-0000)/"'],
  ['an integer that is a text', intText, numeric(12), '"12"'],
  ['a number', { kind: 'scalar', type: 'decimal' }, numeric('12.50'), '12.50'],
  ['text', { kind: 'scalar', type: 'string' }, 'a/"b"\n\u2028é', '"a/\\"b\\"\\n\u2028é"'],
  ['integers that are texts', { kind: 'list', item: intText, itemName: 'string' }, [numeric(7)], '["7"]'],
  [
    'a record',
    { kind: 'record', record: shapeOf('Inner', { A: intText, B: intText }) },
    { B: numeric(2), A: numeric(1) },
    '{"A":"1","B":"2"}',
  ],
];

for (const [name, type, value, text] of written) {
  it(`writes ${name}`, () => {
    const bytes = json.encode(shapeOf('Probe', { M: type }), { M: value });
    expect(Buffer.from(bytes).toString('utf8')).toBe(`{"M":${text}}`);
  });
}
