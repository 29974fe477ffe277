import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { bundledRowsStopBatches } from '../../server/faults/outside/bundledRowsStopBatches.ts';
import { onlyOneBatchAttached } from '../../server/faults/outside/onlyOneBatchAttached.ts';
import { remainderFromFarthest } from '../../server/faults/outside/remainderFromFarthest.ts';
import { fixtures } from '../../server/fixtures.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { numeric } from '../../specs/numeric.ts';
import { judged, notPassed } from './judged.ts';

type Change = NonNullable<NonNullable<Parameters<typeof judged>[1]>['change']>;

const refuse = (message: string): never => {
  throw new OperationFailure(message);
};

describe('DOC-3', () => {
  const attachesNothing = onRequest(['DocumentUpdate'], (request) => ({
    ...request,
    AutoInsertBatchNumbersToProductRows: 'Undefined',
  }));
  const knowsItsBatches = onRequest(['DocumentUpdate'], (request, store) => {
    const names = store.batchNumbers.all().map((batch) => member.text(batch, 'BatchNumberName'));
    const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
    const named = rows.flatMap((row) => member.records(row, 'DocumentRowBatchNumbers'));
    return named.every((batch) => names.includes(member.text(batch, 'BatchNumberName')))
      ? request
      : refuse('There is no such batch.');
  });

  it('is not judged where no batches are attached in any format: to which documents they are is open', async () => {
    const verdicts = await judged(['DOC-3'], { hooks: [attachesNothing], formats: ['json', 'csv'] });
    expect(notPassed(verdicts)).toEqual({
      'json/DocumentUpdate/DOC-3': 'blocked nothing',
      'csv/DocumentUpdate/DOC-3': 'blocked nothing',
    });
  });

  it.each([
    ['and is refused by its name', [knowsItsBatches]],
    ['and would be taken by any name, as that of new goods', []],
  ])('is not failed where the first batch of the fixtures is no more, %s', async (_, hooks) => {
    const verdicts = await judged(['DOC-3'], {
      hooks,
      formats: ['json', 'csv'],
      change: (given) => ({ ...given, batchesByExpiry: ['B-GONE', ...(given.batchesByExpiry ?? [])] }),
    });
    expect(notPassed(verdicts)).toEqual({
      'json/DocumentUpdate/DOC-3': 'blocked nothing',
      'csv/DocumentUpdate/DOC-3': 'blocked nothing',
    });
  });

  it('is not failed where nothing is left of the first batch, though it is shown still', async () => {
    const server = createServer();
    const { batchNumbers } = server.store;
    const [soonest] = fixtures(server.store).batchesByExpiry;
    const first = batchNumbers.find((batch) => member.text(batch, 'BatchNumberName') === soonest) ?? {};
    batchNumbers.put(member.int(first, 'BatchNumberID'), { ...first, Quantity: numeric(0) });
    expect(notPassed(await judged(['DOC-3'], { server, formats: ['json', 'xml'] }))).toEqual({
      'json/DocumentUpdate/DOC-3': 'blocked nothing',
      'xml/DocumentUpdate/DOC-3': 'blocked nothing',
    });
  });

  it('is failed where another batch comes before the first that there is', async () => {
    const verdicts = await judged(['DOC-3'], {
      hooks: [knowsItsBatches],
      formats: ['json', 'jsv'],
      change: (given) => ({ ...given, batchesByExpiry: [...(given.batchesByExpiry ?? [])].reverse() }),
    });
    // In jsv the first one may be used up: json attaches another as well.
    expect(notPassed(verdicts)).toEqual({
      'json/DocumentUpdate/DOC-3': 'failed',
      'jsv/DocumentUpdate/DOC-3': 'blocked nothing',
    });
  });
});

describe('DOC-3, where a row asks for more than the first batch holds', () => {
  const formats = ['json', 'xml'] as const;
  const both = { 'json/DocumentUpdate/DOC-3': 'failed', 'xml/DocumentUpdate/DOC-3': 'failed' };

  it('is failed where the rest comes from the batch that expires last', async () => {
    const hooks = [remainderFromFarthest.hook];
    expect(notPassed(await judged(['DOC-3'], { hooks, formats }))).toEqual(both);
  });

  it('is failed where no batch is attached once rows of bundles are asked for as well', async () => {
    const verdicts = await judged(['DOC-3'], { hooks: [bundledRowsStopBatches.hook], formats });
    expect(notPassed(verdicts)).toEqual({ 'xml/DocumentUpdate/DOC-3': 'failed' });
  });

  it.each([
    ['less is attached than asked for', [onlyOneBatchAttached.hook], ['7.5', '7.5']],
    ['what is passed over is used up', [remainderFromFarthest.hook], ['7.5', '0']],
    ['less of the first batch is left than the fixtures say', [], ['9', '7.5']],
    ['more of it is left than they say', [], ['2', '7.5']],
    ['the fixtures name no quantities', [remainderFromFarthest.hook], undefined],
    ['they name that of the first batch alone', [remainderFromFarthest.hook], ['7.5']],
  ])('is not failed where %s', async (_, hooks, batchQuantities) => {
    const change: Change = ({ batchQuantities: __, ...given }) => ({
      ...given,
      ...(batchQuantities === undefined ? {} : { batchQuantities }),
    });
    expect(notPassed(await judged(['DOC-3'], { hooks, formats, change }))).toEqual({});
  });

  it('is not failed where a document of more than the first batch holds is refused', async () => {
    const hook = onRequest(['DocumentUpdate'], (request) => {
      const rows = member.records(member.record(request, 'mvDocument') ?? {}, 'DocumentDetails');
      const isMore = rows.some((row) => member.decimal(row, 'DocumentRowQuantity').gt(7));
      return isMore ? refuse('A row is of one batch.') : request;
    });
    expect(notPassed(await judged(['DOC-3'], { hooks: [hook], formats }))).toEqual({});
  });
});
