import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { bundledRowsStopBatches } from '../../server/faults/outside/bundledRowsStopBatches.ts';
import { fixtures } from '../../server/fixtures.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { numeric } from '../../specs/numeric.ts';
import { judged, notPassed } from './judged.ts';

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

describe('DOC-3, where rows of bundles are asked for as well', () => {
  const formats = ['json', 'xml'] as const;

  it('is failed where no batch is attached then', async () => {
    const verdicts = await judged(['DOC-3'], { hooks: [bundledRowsStopBatches.hook], formats });
    expect(notPassed(verdicts)).toEqual({ 'xml/DocumentUpdate/DOC-3': 'failed' });
  });

  it('is passed where the two are refused together, and each is taken alone', async () => {
    const hook = onRequest(['DocumentUpdate'], (request) =>
      request.AutoInsertBundledProductRows === true &&
      request.AutoInsertBatchNumbersToProductRows === 'ByExpiryDate'
        ? refuse('One option at a time.')
        : request,
    );
    expect(notPassed(await judged(['DOC-3'], { hooks: [hook], formats }))).toEqual({});
  });
});
