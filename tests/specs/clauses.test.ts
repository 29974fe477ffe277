import { describe, expect, test } from 'vitest';
import { operations } from '../../specs/operations.ts';
import { places } from '../../specs/places.ts';
import { recordSchemas } from '../../specs/recordSchemas.ts';
import { clauseOf, clauses } from '../../suites/kernel/clauses.ts';

/** The contract's clauses, copied by hand: family, then number and the first letter of the level. */
const pinned = `
ENV: 1M 2M 3M 4M 5M 6M 7M 8M 9M 10M 11M 12O 13O 14M
TYP: 1M 2M 3M 4M 5M 6M 7M 8M 9M 10S 11M 12M 13M 14M 15M 16M 17M
FMT: 1M 2M 3M 4M 5M 6M 7M 8M 9M 10O 11S 12S
GET: 1M 2M 3S 4M 5M 6M 7S 8S 9S 10M 11M 12S
FLT: 1M 2M 3M 4M 5M 6M 7S 8M 9O
ACT: 1M 2M 3M 4M 5S 6M 7S 8M 9O 10M 11S
DOC: 1M 2M 3M
PO: 1M 2S 3M 4M 5M 6S
SP: 1M
IU: 1M
PB: 1M
WO: 1M 2M 3M 4S
DEL: 1M
SHP: 1M
EVT: 1M 2S
ERR: 1M 2M 3M 4S 5N
AUTH: 1M 2M 3S 4N
XF: 1M 2M 3M 4N
VER: 1O
`;

const levels: Readonly<Record<string, string>> = { M: 'MUST', S: 'SHOULD', N: 'NOTE', O: 'OPEN' };

const expected = pinned
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [family = '', list = ''] = line.split(': ');
    return list.split(' ').map((entry) => `${family}-${entry.slice(0, -1)} ${levels[entry.slice(-1)]}`);
  });

/** The headings of the document that clauses are read from; some have numbered rules. */
const headings = [
  'What the service does',
  'Resources and their fields',
  'Conventions',
  'Response envelope (present in every response)',
  'Filter (used by all Get operations)',
  'States and transitions',
  'Endpoints: Common request and response rules',
  'Endpoints: Operations with request and response shape',
];
const numbered = { 'Operation rules': 10, Authentication: 3, Events: 6, Errors: 7, Limits: 4, Versioning: 2 };
const sections = new Set([
  ...headings,
  ...Object.entries(numbered).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, i) => `${name} ${i + 1}`),
  ),
]);

describe('the list of clauses', () => {
  test('ids and levels are permanent', () => {
    expect([...clauses.values()].map(({ id, level }) => `${id} ${level}`)).toEqual(expected);
    expect(expected).toHaveLength(109);
  });

  test.each([...clauses.values()])(
    '$id says what it asks, how it is judged, whence it is and why it is there',
    (found) => {
      for (const text of [found.statement, found.judging, found.section, found.appliesTo.reason]) {
        expect(text.trim()).toBe(text);
        expect(text.length).toBeGreaterThan(7);
      }
      if (found.level === 'NOTE') expect(found.section).toMatch(/^[A-Z]\w+: .+\.$/);
      else expect(sections).toContain(found.section);
      expect(found.open ?? 'left out').not.toBe('');
    },
  );

  test('an unknown id is our own mistake', () => {
    expect(() => clauseOf('ENV-99')).toThrow('no clause has the id ENV-99');
  });

  test('clauses that members name as their judges exist', () => {
    const named = [...operations.values()].flatMap(({ response }) =>
      response.map(({ judgedBy }) => judgedBy),
    );
    const inRecords = [...recordSchemas.values()].flatMap(({ properties }) =>
      Object.values(properties ?? {}).map(({ judgedBy }) => judgedBy),
    );
    const judges = [...named, ...inRecords].filter((id) => id !== undefined);
    expect(judges.length).toBeGreaterThan(0);
    for (const id of judges) expect(clauses.has(id)).toBe(true);
  });

  test('every clause applies somewhere, and nowhere that does not exist', () => {
    for (const { id, appliesTo } of clauses.values()) {
      expect([id, places.some(appliesTo.holds)]).toEqual([id, true]);
      const absent = { operation: null, format: 'soap11', address: 'path' } as const;
      expect([id, appliesTo.holds(absent)]).toEqual([id, false]);
    }
  });
});
