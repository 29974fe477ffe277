import { expect, it } from 'vitest';
import { codecs } from '../../formats/codecs.ts';

// Conventions: the Content-Type of each format.
it.each([
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['jsv', 'text/jsv'],
  ['csv', 'text/csv'],
  ['soap11', 'text/xml; charset=utf-8'],
  ['soap12', 'text/xml; charset=utf-8'],
] as const)('%s travels as %s', (name, contentType) => {
  expect(codecs[name]).toMatchObject({ name, contentType });
});

it('there are six', () => {
  expect(Object.keys(codecs)).toHaveLength(6);
});
