import { expect, it } from 'vitest';
import type { Hook } from '../../server/Hook.ts';
import { sentNumber } from '../../server/hooks/sentNumber.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { judged } from './judged.ts';

const targets: Readonly<Record<string, string>> = {
  CompanyDelete: 'CompanyIDToDelete',
  ContactPersonDelete: 'ContactPersonIDToDelete',
  DiscountDelete: 'DiscountIDToDelete',
  DocumentTypeDelete: 'documentTypeIDToDelete',
  ProductBOMDelete: 'FinishedGoodIDToDeleteItsBOM',
  WorkOrderReOpen: 'WorkOrderId',
};

/** Far above all ids of the reference server, and far below those that Assay makes up first. */
const isNear = (id: number): boolean => id > 5_000 && id < 1_000_000_000;

/** A server whose refusals name no id, and which notes the ids near to others that it was to delete. `gets` says what its Gets do. */
function noting(near: Set<string>, gets: 'answer' | 'fail'): Hook {
  return (inner) => ({
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      const id = sentNumber(request[targets[name] ?? ''] ?? null);
      if (id !== null && isNear(id)) near.add(name);
      if (gets === 'fail' && call.operation?.kind === 'get') throw new OperationFailure('Not now.');
      if (id !== null && id > 5_000) throw new OperationFailure('The call failed.');
      return inner.handle(call, request);
    },
  });
}

const nearIdsSent = async (gets: 'answer' | 'fail'): Promise<readonly string[]> => {
  const near = new Set<string>();
  await judged(['ERR-2', 'ERR-3', 'ERR-4'], { hooks: [noting(near, gets)], formats: ['json'] });
  return [...near].sort();
};

it('an id near to others is sent only to operations whose records a Get lists', async () => {
  expect(await nearIdsSent('answer')).toEqual([
    'CompanyDelete',
    'DiscountDelete',
    'DocumentTypeDelete',
    'ProductBOMDelete',
  ]);
});

it('an id near to others is not sent where no Get shows that it is free', async () => {
  expect(await nearIdsSent('fail')).toEqual([]);
});
