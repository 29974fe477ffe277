import { expect, test } from 'vitest';
import { compareForms } from '../../harness/canonical/compareForms.ts';
import type { Read } from '../../harness/canonical/Read.ts';
import type { Format } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';

const companies = operationNamed('CompanyGet');

/** `9 8` are the companies 9 and 8; a word behind `!` is a member that is written against the clause before it. */
function read(text: string, deviating = '', format: Format = 'json'): Read {
  const ids = text.split(' ').filter((word) => word !== '');
  const deviations = deviating.split(' ').flatMap((word) => {
    const [clause, path] = word.split('!');
    return clause === undefined || path === undefined
      ? []
      : [{ clause, level: 'MUST' as const, path, expected: 'as documented', actual: 'otherwise' }];
  });
  return { format, value: { mvCompanies: ids.map((id) => ({ CompanyId: numeric(id) })) }, deviations };
}

const shown = (home: readonly [Read, ...Read[]], away: Read, hasTop = true) =>
  compareForms(companies, home, away, hasTop).map(({ left, right }) => `${left} | ${right}`);

test.each<[string, readonly [string, ...string[]], string, readonly string[]]>([
  ['the same', ['9 8 7'], '9 8 7', []],
  ['a record twice', ['9 8'], '9 8 8', ['1 time | 2 times']],
  ['a record twice at home too', ['9 8 8'], '9 8 8', []],
  ['a record twice in the later read at home', ['9 8', '9 8 8'], '9 8 8', []],
  ['another order', ['9 8 7'], '7 8 9', ['ids 9, 8, 7 | ids 7, 8, 9']],
  ['another order from the second on', ['9 8 7'], '9 7 8', ['ids 8, 7 | ids 7, 8']],
  ['an order that is not the same at home', ['9 8 7', '7 8 9'], '7 8 9', []],
  ['an order that is not the documented one at home either', ['7 8 9'], '9 8 7', []],
  ['a record that came in between', ['9 8'], '10 9 8', []],
  ['one that came and stayed, at another place', ['9 8', '9 8 10'], '10 9 8', []],
  ['one that went in between', ['9 8 7', '9 7'], '9 7', []],
  ['nothing', ['9 8'], '', []],
])('%s', (_, [first, ...later], away, differences) => {
  expect(shown([read(first), ...later.map((text) => read(text))], read(away))).toEqual(differences);
});

test('no order is documented without a limit', () => {
  expect(shown([read('9 8')], read('8 9'), false)).toEqual([]);
});

test('what is written otherwise than in any read at home, in a record that was there', () => {
  const away = read('9 8', 'TYP-2!mvCompanies[1].CompanyIsDefault');
  expect(shown([read('9 8')], away)).toEqual(['as documented | otherwise']);
  // Other records deviate at home in the same way: the clause of that form judges it.
  expect(shown([read('9 8', 'TYP-2!mvCompanies[0].CompanyIsDefault')], away)).toEqual([]);
  expect(shown([read('9 8'), read('9 8', 'TYP-2!mvCompanies[1].CompanyIsDefault')], away)).toEqual([]);
  // Somebody may have written the record in between.
  expect(shown([read('9')], away)).toEqual([]);
  expect(shown([read('9 8')], read('9 8', 'ENV-1!ResponseStatus'))).toEqual([]);
});

test('two formats have two forms', () => {
  expect(shown([read('9 8')], read('8 9', 'TYP-2!mvCompanies[1].CompanyIsDefault', 'xml'))).toEqual([]);
});
