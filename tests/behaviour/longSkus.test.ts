import { expect, it } from 'vitest';
import type { Hook } from '../../server/Hook.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { judged, notPassed } from './judged.ts';

/** Documents with a SKU of more than twenty characters are refused, in the words given. */
const refusing =
  (words: (sku: string) => string): Hook =>
  (inner) => ({
    handle: (call, request) => {
      const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
      const long = rows
        .map((row) => member.text(row, 'DocumentRowProductSKU'))
        .find((sku) => sku.length > 20);
      if (long !== undefined) throw new OperationFailure(words(long), { internalErrorCode: '' });
      return inner.handle(call, request);
    },
  });

it.each<[string, (sku: string) => string, readonly string[]]>([
  ['the length alone', () => 'A SKU has twenty characters at most.', []],
  ['the whole SKU', (sku) => `The product ${sku} does not exist.`, []],
  [
    'the first of its characters',
    (sku) => `The product ${sku.slice(0, 20)}... does not exist.`,
    ['soap11', 'xml'].map((format) => `${format}/DocumentUpdate/ERR-1/unknown-sku-behind-a-good-row`),
  ],
])('a server that refuses long SKUs and tells %s', async (_, words, red) => {
  const verdicts = await judged(['ERR-1'], { hooks: [refusing(words)] });
  expect(Object.keys(notPassed(verdicts)).sort()).toEqual(red);
});
