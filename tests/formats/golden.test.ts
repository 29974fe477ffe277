import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csv } from '../../formats/csv/csv.ts';
import { json } from '../../formats/json/json.ts';
import { jsv } from '../../formats/jsv/jsv.ts';
import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import { numeric } from '../../specs/numeric.ts';
import { rowsShape, vectorShape } from './vectorShape.ts';

interface Vector {
  readonly kind: string;
  readonly value?: string;
  readonly local?: string;
  readonly dotnetKind?: string;
  readonly json: string;
  readonly jsv: string;
  readonly csv?: string;
  readonly jsvList?: string;
  readonly csvRows?: string;
}

const vectors = readFileSync(new URL('../golden/vectors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);
const of = (kind: string): readonly Vector[] => vectors.filter((vector) => vector.kind === kind);
const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const text = (written: Uint8Array): string => Buffer.from(written).toString('utf8');

describe('texts of the golden vectors', () => {
  const texts = of('text').map((vector) => ({ ...vector, value: vector.value ?? '' }));

  it('are all there', () => {
    expect(texts).toHaveLength(33);
  });

  it.each(texts)('json $json', (vector) => {
    expect(text(json.encode(vectorShape, { S: vector.value }))).toBe(vector.json);
    expect(json.decode(vectorShape, bytes(vector.json))).toMatchObject({
      value: { S: vector.value },
      deviations: [],
    });
  });

  it.each(texts)('jsv $jsv $jsvList', (vector) => {
    expect(text(jsv.encode(vectorShape, { S: vector.value }))).toBe(vector.jsv);
    expect(jsv.decode(vectorShape, bytes(vector.jsv))).toMatchObject({
      value: { S: vector.value },
      deviations: [],
    });
    const list = `{L:${vector.jsvList}}`;
    expect(text(jsv.encode(vectorShape, { L: [vector.value, 'z'] }))).toBe(list);
    expect(jsv.decode(vectorShape, bytes(list))).toMatchObject({
      value: { L: [vector.value, 'z'] },
      deviations: [],
    });
  });

  it.each(texts)('csv $csv', (vector) => {
    // The server that wrote the vectors lost empty text; quotes keep it apart from nil.
    const written = vector.value === '' ? 'S\n""\n' : vector.csv;
    const read = vector.value === '' ? null : vector.value;
    expect(text(csv.encode(vectorShape, { S: vector.value }))).toBe(written);
    expect(csv.decode(vectorShape, bytes(vector.csv ?? ''))).toMatchObject({
      value: { S: read },
      deviations: [],
    });
    expect(csv.decode(rowsShape, bytes(vector.csvRows ?? ''))).toMatchObject({
      layout: 'flattened',
      value: { Rows: [{ S: read }, { S: 'z' }] },
      deviations: [],
    });
  });
});

describe('date-times of the golden vectors', () => {
  const zoned = of('datetime');
  const wallMs = (vector: Vector): number => Date.parse(`${vector.local?.slice(0, 23)}Z`);

  it('are all there', () => {
    expect(zoned).toHaveLength(8);
  });

  it.each(zoned)('jsv $jsv', (vector) => {
    // What the server wrote keeps the local time, beside a zone or without a time of day: TYP-7, TYP-8.
    const { value, deviations } = jsv.decode(vectorShape, bytes(`{T:${vector.jsv}}`));
    const zone = vector.jsv.endsWith('Z')
      ? 0
      : vector.jsv.endsWith('+02:00')
        ? 120
        : vector.jsv.endsWith('+03:00')
          ? 180
          : null;
    expect(value.T).toEqual(wall(wallMs(vector), zone));
    expect(deviations.map(({ clause }) => clause)).toEqual([vector.jsv === '0001-01-01' ? 'TYP-8' : 'TYP-7']);
    // What the document wants instead.
    const documented = vector.local?.slice(0, 23).replace('.000', '');
    expect(text(jsv.encode(vectorShape, { T: wall(wallMs(vector)) }))).toBe(`{T:${documented}}`);
    expect(text(csv.encode(vectorShape, { T: wall(wallMs(vector)) }))).toBe(`T\n${documented}\n`);
    expect(jsv.decode(vectorShape, bytes(`{T:${documented}}`))).toMatchObject({
      value: { T: wall(wallMs(vector)) },
      deviations: [],
    });
  });

  it.each(zoned)('json $json', (vector) => {
    const [, ms, offset] = /Date\((-?\d+)([+-]\d{4})?/.exec(vector.json) ?? [];
    const { value, deviations } = json.decode(vectorShape, bytes(`{"T":${vector.json}}`));
    const minutes = offset === undefined ? null : offset === '+0300' ? 180 : 0;
    expect(value.T).toEqual(instant(Number(ms), minutes));
    expect(deviations.map(({ clause }) => clause)).toEqual(offset === undefined ? ['TYP-5'] : []);
    const documented = Number(ms) === unsetMs ? '-0000' : offset === '-0000' ? '+0000' : (offset ?? '');
    expect(text(json.encode(vectorShape, { T: instant(Number(ms), minutes) }))).toBe(
      `{"T":"/Date(${ms}${documented})/"}`,
    );
  });
});

describe('decimals of the golden vectors', () => {
  it.each(of('decimal'))('$json', (vector) => {
    const value = { D: numeric(vector.json) };
    for (const [codec, written] of [
      [json, `{"D":${vector.json}}`],
      [jsv, `{D:${vector.jsv}}`],
      [csv, `D\n${vector.jsv}\n`],
    ] as const) {
      expect(text(codec.encode(vectorShape, value))).toBe(written);
      expect(codec.decode(vectorShape, bytes(written))).toMatchObject({ value, deviations: [] });
    }
  });
});
