import { describe, expect, test } from 'vitest';
import { coverageLines, coverageOf } from '../../cli/coverageLines.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { places } from '../../specs/places.ts';
import { clauseOf, clauses } from '../../suites/kernel/clauses.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

const { cases } = planRun({ formats, operations: [], clauses: [], cases: [] });
const coverage = coverageOf(cases, formats);
const judged = [...clauses.values()].filter(({ level }) => level !== 'OPEN');

/** Every cell of the matrix, as `<operation> <format>`, in which the predicate holds. */
const cells = (holds: (operation: string, format: Format) => boolean): readonly string[] =>
  [...operations.keys(), '-'].flatMap((operation) =>
    formats.filter((format) => holds(operation, format)).map((format) => `${operation} ${format}`),
  );

const applies = (id: string) => (operation: string, format: Format) =>
  places.some(
    (place) =>
      (place.operation?.name ?? '-') === operation &&
      place.format === format &&
      clauseOf(id).appliesTo.holds(place),
  );

describe('a cell of the matrix clause × operation × format', () => {
  test.each(judged.map(({ id }) => id))(
    'of %s has cases where the clause applies, and nowhere else',
    (id) => {
      const filled = cells((operation, format) => (coverage.get(id)?.get(operation)?.get(format) ?? 0) > 0);
      expect(filled).toEqual(cells(applies(id)));
    },
  );

  test('is filled at each address where the clause applies', () => {
    const met = new Set(cases.flatMap(keysOf));
    const empty = judged.flatMap(({ id, appliesTo }) =>
      places.filter(appliesTo.holds).flatMap((place) => {
        const at = `${id} ${place.operation?.name ?? '-'} ${place.format}`;
        const isDefault = place.address === 'path' || place.address === 'soap';
        return met.has(`${at} ${place.address}`) || (isDefault && met.has(`${at} many`))
          ? []
          : [`${at} ${place.address}`];
      }),
    );
    expect(empty).toEqual([]);
  });

  test('has no case at an address where the clause does not apply', () => {
    const strays = cases.filter(({ clause: id, operation, format, address }) => {
      if (address === 'many') return false;
      const [only] = formats.filter((each) => each === format);
      return only === undefined || !clauseOf(id).appliesTo.holds({ operation, format: only, address });
    });
    expect(strays.map(({ id }) => id)).toEqual([]);
  });

  test('stands under a rule that says why it is where it is, in a sentence', () => {
    const silent = [...clauses.values()].filter(
      ({ appliesTo }) => !/^[A-Z\w'].{20,}[.]$/.test(appliesTo.reason),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

function keysOf({ clause: id, operation, format, address }: Case): readonly string[] {
  const written = format === 'all' ? formats : format.split('+');
  return written.map((each) => `${id} ${operation?.name ?? '-'} ${each} ${address}`);
}

describe('what is counted', () => {
  const made = (format: string): Pick<Case, 'clause' | 'operation' | 'format'> => ({
    clause: 'XF-2',
    operation: operations.get('CompanyGet') ?? null,
    format,
  });

  test('a case about several formats counts in each of them, and once in one', () => {
    const counted = coverageOf(['all', 'json+xml', 'xml+xml', 'csv'].map(made), formats);
    expect([...(counted.get('XF-2')?.get('CompanyGet') ?? [])]).toEqual([
      ['json', 2],
      ['xml', 3],
      ['jsv', 1],
      ['csv', 2],
      ['soap11', 1],
      ['soap12', 1],
    ]);
  });

  test('of the formats that were planned alone', () => {
    const counted = coverageOf(['all', 'json+xml'].map(made), ['xml']);
    expect([...(counted.get('XF-2')?.get('CompanyGet') ?? [])]).toEqual([['xml', 2]]);
  });
});

describe('the matrix in print', () => {
  const whole = { formats, operations: [...operations.keys()], isByCase: false };
  const lines = coverageLines(coverage, [...clauses.values()], whole);

  test('fits a terminal of 100 columns', () => {
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  test('has a block for every clause, with its reason', () => {
    const text = lines.join(' ').replace(/ +/g, ' ');
    for (const { id, level, appliesTo } of clauses.values()) {
      expect(text).toContain(` ${id} (${level}) `);
      expect(text).toContain(`Where: ${appliesTo.reason}`);
    }
  });

  test('has a column for each format, a line for each operation with cases, and one for all others', () => {
    const shown = coverageLines(coverage, [clauseOf('TYP-17')], { ...whole, formats: ['json', 'csv'] });
    expect(shown.slice(-4)).toEqual([
      '                                            json     csv',
      '  PurchaseOrderUpdate                          4       3',
      '  SalesOrderGet                                4       3',
      '  31 other operations                          ·       ·',
    ]);
  });

  test('says of no operation that was not selected that a clause does not apply there', () => {
    const some = { ...whole, operations: ['SalesOrderGet', 'UserGet'], isByCase: true };
    const shown = coverageLines(coverage, [clauseOf('TYP-17')], some);
    expect(shown.at(-1)).toMatch(/^ {2}1 other operation +·/);
    expect(shown.join(' ')).toMatch(/or its cases are not\s+selected/);
  });

  test('has no count for what is left open', () => {
    expect(coverageLines(coverage, [clauseOf('ENV-12')], whole).at(-1)).toBe(
      '  Observed and never judged: no cases.',
    );
  });
});
