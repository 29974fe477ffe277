import { JSV } from '@servicestack/client';
import { parse as parseCsv } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { parse as losslessParse } from 'lossless-json';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csv } from '../../formats/csv/csv.ts';
import { parseLenientCsv } from '../../formats/csv/parseLenientCsv.ts';
import { json } from '../../formats/json/json.ts';
import { jsv } from '../../formats/jsv/jsv.ts';
import { requestArbitrary } from '../../generators/messages/messageArbitrary.ts';
import { textArbitrary } from '../../generators/values/textArbitrary.ts';
import { isDateTime } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { Value } from '../../specs/Value.ts';
import { lawRuns } from './laws/lawRuns.ts';
import { vectorShape } from './vectorShape.ts';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** Texts that the other writer of jsv keeps: it leaves empty ones out, and does not double a quote that comes first. */
const kept = textArbitrary().filter((candidate) => candidate !== '' && !candidate.startsWith('"'));

describe('jsv, another writer', () => {
  // Built by hand, as the other writer fails on objects without a prototype.
  const probes = fc
    .tuple(kept, fc.array(kept, { minLength: 1 }), kept, kept)
    .map(([S, L, Name, City]) => ({ S, L, A: { Name, City } }));

  it('writes what we write', () => {
    fc.assert(
      fc.property(probes, (value) => {
        expect(text(jsv.encode(vectorShape, value))).toBe(
          JSV.stringify({ S: value.S, L: value.L, A: value.A }),
        );
      }),
      { numRuns: lawRuns },
    );
  });

  it('is read by us', () => {
    fc.assert(
      fc.property(probes, (value) => {
        const decoded = jsv.decode(vectorShape, Buffer.from(JSV.stringify(value), 'utf8'));
        expect(decoded.deviations).toEqual([]);
        expect(decoded.value).toEqual(value);
      }),
      { numRuns: lawRuns },
    );
  });
});

const rows = fc.tuple(kept, kept).map(([S, Name]) => ({ S, A: { Name } }));

describe('csv, another parser and writer', () => {
  it('reads what we write', () => {
    fc.assert(
      fc.property(rows, (value) => {
        const { data, errors } = Papa.parse<string[]>(text(csv.encode(vectorShape, value)), {
          delimiter: ',',
          newline: '\n',
        });
        expect(errors).toEqual([]);
        expect(data[0]).toEqual(['S', 'A']);
        expect(data[1]?.[0]).toBe(value.S);
        expect(data[1]?.[1]).toBe(JSV.stringify(value.A));
        expect(data.slice(2)).toEqual([['']]);
      }),
      { numRuns: lawRuns },
    );
  });

  it('is read by us', () => {
    fc.assert(
      fc.property(kept, kept, fc.constantFrom('\n', '\r\n'), (first, second, newline) => {
        const written = Papa.unparse([{ S: first, A: JSV.stringify({ Name: second }) }], { newline });
        const decoded = csv.decode(vectorShape, Buffer.from(written, 'utf8'));
        expect(decoded.value).toEqual({ S: first, A: { Name: second } });
      }),
      { numRuns: lawRuns },
    );
  });
});

describe('csv, a third parser', () => {
  it('reads what we write', () => {
    fc.assert(
      fc.property(rows, (value) => {
        const read = parseCsv(text(csv.encode(vectorShape, value)));
        expect(read).toEqual([
          ['S', 'A'],
          [value.S, JSV.stringify(value.A)],
        ]);
      }),
      { numRuns: lawRuns },
    );
  });

  it('reads arbitrary cells as we do', () => {
    const cells = fc.array(fc.array(textArbitrary(), { minLength: 2, maxLength: 2 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(cells, fc.constantFrom('\n', '\r\n'), (table, newline) => {
        const written = Papa.unparse(table, { newline });
        const ours = parseLenientCsv(written);
        expect(ours.problems).toEqual([]);
        expect(ours.rows.map((row) => row.map((cell) => cell.text))).toEqual(
          parseCsv(written, { record_delimiter: newline }),
        );
      }),
      { numRuns: lawRuns },
    );
  });
});

describe('json, other parsers', () => {
  const update = operationNamed('SalesOrderGet');
  const document = operationNamed('DocumentUpdate');

  /** The value as JSON.parse gives it: numbers as floats, date-times as their text. */
  const plain = (value: Value): unknown => {
    if (isNumeric(value)) return Number(value.lexeme);
    if (isDateTime(value)) return expect.stringMatching(/^\/Date\(-?\d+[+-]\d{4}\)\/$/);
    if (Array.isArray(value)) return value.map(plain);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member ?? null)]));
  };

  it.each([update, document])('read what we write: $name', (known) => {
    fc.assert(
      fc.property(requestArbitrary(known, { basis: 'instant', nil: true }), (value) => {
        expect(JSON.parse(text(json.encode(requestShape(known), value)))).toEqual(plain(value));
      }),
      { numRuns: lawRuns },
    );
  });

  it('keep the lexemes that we keep', () => {
    fc.assert(
      fc.property(requestArbitrary(document, { basis: 'instant' }), (value) => {
        const written = text(json.encode(requestShape(document), value));
        const lexemes: string[] = [];
        losslessParse(written, undefined, { parseNumber: (lexeme) => lexemes.push(lexeme) });
        const ours = JSON.stringify(json.decode(requestShape(document), Buffer.from(written)).value).match(
          /(?<="lexeme":")[^"]+/g,
        );
        expect(ours ?? []).toEqual(lexemes);
      }),
      { numRuns: lawRuns },
    );
  });
});
