import { describe, expect, it } from 'vitest';
import { json } from '../../../formats/json/json.ts';
import { instant, unsetMs, wall } from '../../../specs/datetime.ts';
import type { Value } from '../../../specs/Value.ts';
import { decodedForm } from '../decodedForm.ts';
import { shapeOf } from '../vectorShape.ts';

const half = Date.UTC(2017, 0, 10, 10, 30);

/** The json that stood there, what it means, and the deviation. */
const forms: readonly (readonly [string, Value, string?])[] = [
  ['"/Date(1484044200000+0200)/"', instant(1484044200000, 120)],
  ['"\\/Date(1484044200000-0530)\\/"', instant(1484044200000, -330)],
  ['"/Date(1484044200000-0000)/"', instant(1484044200000, 0)],
  ['"/Date(-1+0000)/"', instant(-1, 0)],
  ['"/Date(1484044200000)/"', instant(1484044200000, null), 'TYP-5 MUST'],
  ['"/Date(1484044200000+02:00)/"', instant(1484044200000, 120), 'TYP-5 MUST'],
  ['"Date(1484044200000+0200)"', instant(1484044200000, 120), 'TYP-5 MUST'],
  ['"2017-01-10T10:30:00Z"', instant(half, 0), 'TYP-5 MUST'],
  ['"2017-01-10T10:30:00+02:00"', instant(half - 7_200_000, 120), 'TYP-5 MUST'],
  ['"2017-01-10T10:30:00"', wall(half), 'TYP-5 MUST'],
  ['1484044200000', instant(1484044200000, null), 'TYP-5 MUST'],
  ['"soon"', 'soon', 'TYP-5 MUST'],
  ['""', null, 'TYP-5 MUST'],
  ['{"ms":7}', null, 'TYP-5 MUST'],
  ['false', 'false', 'TYP-5 MUST'],
  ['-1', instant(-1, null), 'TYP-5 MUST'],
  ['8640000000000000', instant(8_640_000_000_000_000, null), 'TYP-5 MUST'],
  ['8640000000000001', '8640000000000001', 'TYP-5 MUST'],
  ['1484044200000.5', '1484044200000.5', 'TYP-5 MUST'],
  ['20170110', instant(20_170_110, null), 'TYP-5 MUST'],
  ['"20170110T103000"', wall(half), 'TYP-5 MUST'],
  ['"1484044200000"', '1484044200000', 'TYP-5 MUST'],
  ['"/Date(99999999999999999999+0000)/"', '/Date(99999999999999999999+0000)/', 'TYP-5 MUST'],
  ['"/Date(-62135596800000-0000)/"', instant(unsetMs, 0)],
  ['"\\/Date(-62135596800000-0000)\\/"', instant(unsetMs, 0)],
  ['"/Date(-62135596800000+0000)/"', instant(unsetMs, 0), 'TYP-6 MUST'],
  ['"/Date(-62135596800000+0200)/"', instant(unsetMs, 120), 'TYP-6 MUST'],
  ['"/Date(-62135604000000+0200)/"', instant(unsetMs, 120), 'TYP-6 MUST'],
  ['"/Date(-62135769600000-0000)/"', instant(unsetMs, 0), 'TYP-6 MUST'],
  ['"/Date(-62135856000001-0000)/"', instant(-62_135_856_000_001, 0)],
  ['"/Date(-62135584148000-0330)/"', instant(unsetMs, -210), 'TYP-6 MUST'],
  ['"/Date(-62135596800000)/"', instant(unsetMs, null), 'TYP-5 MUST'],
  ['"0001-01-01T00:00:00"', instant(unsetMs, 0), 'TYP-5 MUST'],
];

describe('forms of date-times in json', () => {
  const shape = shapeOf('Probe', { M: { kind: 'scalar', type: 'datetime' } });
  for (const [written, value, deviation] of forms) {
    it(written, () => {
      expect(decodedForm(json, shape, `{"M":${written}}`)).toEqual({
        value: { M: value },
        deviations: deviation === undefined ? [] : [deviation],
      });
    });
  }
});
