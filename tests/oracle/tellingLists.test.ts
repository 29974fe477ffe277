import { describe, expect, test } from 'vitest';
import { comesByMistake } from '../../generators/filters/mistakenFilter.ts';
import { operatorsOf, type SearchField } from '../../generators/filters/searchableFields.ts';
import { type Choices, tellingLists, toldAlone } from '../../harness/oracle/choosing/tellingLists.ts';
import { itemShape } from '../../specs/messageShapes.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';

const fields: readonly SearchField[] = [
  { name: 'DiscountID', type: 'int' },
  { name: 'DiscountName', type: 'string' },
  { name: 'DiscountValue', type: 'decimal' },
];

const choicesOf = (records: readonly RecordValue[], turn = 0): Choices => ({
  records,
  shape: itemShape(operationNamed('DiscountGet')),
  fieldsOf: (operator) => fields.filter((field) => operatorsOf(field).includes(operator)),
  turn,
});

const discount = (id: number, name: string, value: string): RecordValue => ({
  DiscountID: numeric(id),
  DiscountName: name,
  DiscountValue: numeric(value),
});

const discounts = [
  discount(504, 'Spring bolts', '12.50'),
  discount(503, 'Winter bolts', '7.25'),
  discount(502, 'Spring sale', '30.00'),
  discount(501, 'Autumn', '4.10'),
];

describe('what a mistaken filter selects, as a guess', () => {
  test.each([
    ['Equals', numeric('7.50'), '7.5', true],
    ['Equals', 'Spring', 'spring', true],
    ['NotEquals', numeric('7.5'), '7.50', false],
    ['Contains', numeric('501'), '50', true],
    ['Contains', true, 'rue', true],
    ['LessThan', numeric('9'), '10', true],
    ['LessThan', 'Autumn', 'spring', true],
    ['LessThan', undefined, 'spring', true],
  ] as const)('%s: %j and %s', (operator, held, searched, comes) => {
    expect(comesByMistake(operator, held, searched)).toBe(comes);
  });
});

describe('lists of filters that tell mistakes', () => {
  const choices = choicesOf(discounts);
  const alone = (filter: SearchFilter): readonly string[] => toldAlone(filter, choices);

  test('know what a filter alone tells', () => {
    const named = { FieldName: 'DiscountName', SearchOperator: 'Equals', SearchValue: 'Spring' } as const;
    expect(alone(named)).toEqual([
      'Equals.string/ignored',
      'Equals.string/NotEquals',
      'Equals.string/Contains',
      'Equals.string/LessThan',
    ]);
    const high = { FieldName: 'DiscountID', SearchOperator: 'LessThan', SearchValue: '1000' } as const;
    expect(alone(high)).toEqual(['LessThan.int/Equals', 'LessThan.int/Contains']);
  });

  test('never count on a decimal that may be stored with more digits than it shows', () => {
    const same = { FieldName: 'DiscountValue', SearchOperator: 'NotEquals', SearchValue: '4.1' } as const;
    expect(alone(same)).not.toContain('NotEquals.decimal/ignored');
  });

  test('tell nearly everything in three calls, each joined by one word and with a pair once', () => {
    const lists = tellingLists(choices, [], 3);
    expect(lists).toHaveLength(3);
    for (const [first, ...more] of lists) {
      expect(first?.AndOr).toBeUndefined();
      expect(new Set(more.map(({ AndOr }) => AndOr)).size).toBeLessThan(2);
    }
    const sent = new Set(
      lists.flat().map(({ FieldName, SearchOperator }) => `${SearchOperator} ${FieldName}`),
    );
    expect(sent.size).toBe(9);
  });

  test('leave out what is known already, and end when nothing is left', () => {
    const known = tellingLists(choices, [], 50).flat();
    const told = known.flatMap(({ AndOr: _, ...filter }) => alone(filter));
    expect(tellingLists(choices, told, 50)).toEqual([]);
  });

  test.each([
    ['there are no records', []],
    ['no record holds a value', [{ DiscountID: null, DiscountName: '', DiscountValue: null }]],
  ])('are none where %s', (_, records) => {
    expect(tellingLists(choicesOf(records), [], 3)).toEqual([]);
  });
});
