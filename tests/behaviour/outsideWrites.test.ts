import { describe, expect, it } from 'vitest';
import type { Fixtures } from '../../config/Settings.ts';
import type { Fault } from '../../server/Fault.ts';
import { batchesMakeIssued } from '../../server/faults/outside/batchesMakeIssued.ts';
import { bundlingDropsUnknown } from '../../server/faults/outside/bundlingDropsUnknown.ts';
import { nameIsTheKey } from '../../server/faults/outside/nameIsTheKey.ts';
import { newRowsPassedOver } from '../../server/faults/outside/newRowsPassedOver.ts';
import { ownSkuTaken } from '../../server/faults/outside/ownSkuTaken.ts';
import { receivedComparedAsText } from '../../server/faults/outside/receivedComparedAsText.ts';
import { receivesByPosition } from '../../server/faults/outside/receivesByPosition.ts';
import { remarksOfRowsUpdated } from '../../server/faults/outside/remarksOfRowsUpdated.ts';
import { secondReceiptAnswersNeighbour } from '../../server/faults/outside/secondReceiptAnswersNeighbour.ts';
import { siblingReceiptsDeletedToo } from '../../server/faults/outside/siblingReceiptsDeletedToo.ts';
import { sourceOverwritesOrderReference } from '../../server/faults/outside/sourceOverwritesOrderReference.ts';
import { updateOfReceivedOrderMakesRevision } from '../../server/faults/outside/updateOfReceivedOrderMakesRevision.ts';
import { pricesOfRowsUpdated } from '../../server/faults/pricesOfRowsUpdated.ts';
import { onWrite } from '../../server/hooks/onWrite.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { numeric } from '../../specs/numeric.ts';
import { receivedQuantity } from '../../suites/probes/receipts.ts';
import { judged, notPassed } from './judged.ts';

const red = (verdicts: ReadonlyMap<string, string>): readonly string[] =>
  [...verdicts].filter(([, status]) => ['failed', 'warned'].includes(status)).map(([id]) => id);

const clauses = ['DOC-*', 'PO-*', 'ERR-1', 'ACT-2', 'ACT-6', 'ACT-8', 'PB-1', 'SP-1', 'WO-3'];

describe('faults in writes that somebody planted who had read only the contract', () => {
  it.each<readonly [fault: Fault, cases: readonly string[]]>([
    [batchesMakeIssued, ['json/DocumentUpdate/DOC-1/batches']],
    [bundlingDropsUnknown, ['json/DocumentUpdate/ERR-1/bundles']],
    [receivedComparedAsText, ['json/PurchaseOrderUpdate/PO-5']],
    [newRowsPassedOver, ['json/PurchaseOrderUpdate/ACT-2/new-row']],
    [ownSkuTaken, ['json/ProductBundleUpdate/PB-1/update']],
    [nameIsTheKey, ['json/ShippingProviderUpdate/SP-1']],
    [secondReceiptAnswersNeighbour, ['json/WorkOrderDeleteFinishedGoodReceipt/WO-3/another']],
    [siblingReceiptsDeletedToo, ['json/WorkOrderDeleteFinishedGoodReceipt/WO-3/received']],
    [receivesByPosition, ['json/PurchaseOrderUpdate/PO-5/one-row']],
    [updateOfReceivedOrderMakesRevision, ['json/PurchaseOrderUpdate/PO-4']],
    [sourceOverwritesOrderReference, ['json/PurchaseOrderUpdate/ACT-8/update']],
  ])('turn their own clause red and no other: $0.about', async ({ hook }, cases) => {
    expect(red(await judged(clauses, { hooks: [hook], formats: ['json'] }))).toEqual(cases);
  });

  it.each([
    ['remarks', remarksOfRowsUpdated],
    ['prices', pricesOfRowsUpdated],
  ])('an Update that changes the %s of rows is found in every second format', async (_, { hook }) => {
    const found = red(await judged(clauses, { hooks: [hook], formats: ['json', 'xml'] }));
    expect(found.filter((id) => id.endsWith('/DocumentUpdate/DOC-2'))).toHaveLength(1);
    expect(found.filter((id) => !id.includes('/DOC-2'))).toEqual([]);
  });
});

it('the last row alone is received in a format where far too many pieces may be as well', async () => {
  const generous = onWrite(['PurchaseOrderUpdate'], ({ action, sent }) =>
    action === 'ReceiveItems'
      ? {
          sent: {
            ...sent,
            PurchaseOrderDetails: member
              .records(sent, 'PurchaseOrderDetails')
              .map((row) =>
                member.int(row, receivedQuantity) > 900 ? { ...row, [receivedQuantity]: numeric(5) } : row,
              ),
          },
        }
      : undefined,
  );
  const hooks = [generous, receivesByPosition.hook];
  const found = await judged(['PO-5'], { hooks, formats: ['json', 'csv', 'jsv'] });
  expect(red(found)).toHaveLength(1);
  expect([...found].filter(([id]) => id.endsWith('/one-row')).map(([, status]) => status)).toEqual(
    Array(3).fill('blocked control'),
  );
});

describe('lawful servers', () => {
  it('may refuse the Update of an order that was received in part, under whichever id', async () => {
    const hook = onWrite(['PurchaseOrderUpdate'], ({ action, stored }) => {
      if (action === 'Update' && stored?.PurchaseOrderStatus === 'PartiallyReceived')
        throw new OperationFailure('What has come in stays.', { members: { entityID: numeric(77) } });
      return undefined;
    });
    expect(notPassed(await judged(['PO-4'], { hooks: [hook], formats: ['json'] }))).toEqual({});
  });

  it('may receive nothing: the Update of an order is judged without', async () => {
    const change = ({ receiveDocumentTypeId: _, ...given }: Fixtures): Fixtures => given;
    expect(notPassed(await judged(['PO-4'], { formats: ['json', 'xml'], change }))).toEqual({});
    const hook = onWrite(['PurchaseOrderUpdate'], ({ action }) => {
      if (action === 'ReceiveItems') throw new OperationFailure('The store is closed.');
      return undefined;
    });
    expect(notPassed(await judged(['PO-4'], { hooks: [hook], formats: ['json', 'xml'] }))).toEqual({});
  });

  it('may answer an Update by an application with the order from before', async () => {
    const hook = onWrite(['PurchaseOrderUpdate'], ({ action, stored }) =>
      action === 'Update' && stored !== undefined ? { sent: stored } : undefined,
    );
    expect(red(await judged(['ACT-8'], { hooks: [hook], formats: ['json'] }))).toEqual([]);
  });

  it('may refuse an order of Verified status another row', async () => {
    const rows = 'PurchaseOrderDetails';
    const hook = onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
      if (action !== 'Update' || stored === undefined) return undefined;
      if (member.records(sent, rows).length > member.records(stored, rows).length)
        throw new OperationFailure('Rows of a verified order stay as they are.');
      return undefined;
    });
    const verdicts = await judged(['ACT-2', 'PO-4'], { hooks: [hook], formats: ['json', 'csv'] });
    expect(notPassed(verdicts)).toEqual({
      'json/PurchaseOrderUpdate/ACT-2/new-row': 'blocked control',
      'csv/PurchaseOrderUpdate/ACT-2/new-row': 'blocked control',
    });
  });

  it('may refuse another name', async () => {
    const hook = onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) => {
      const name = 'ShippingProviderName';
      if (
        action === 'Update' &&
        stored !== undefined &&
        member.text(sent, name) !== member.text(stored, name)
      )
        throw new OperationFailure('The name of a carrier stays.');
      return undefined;
    });
    expect(notPassed(await judged(['SP-1'], { hooks: [hook], formats: ['json'] }))).toEqual({});
  });
});
