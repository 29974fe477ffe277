import { expect, it } from 'vitest';
import { csvRowsAlone } from '../../server/faults/csvRowsAlone.ts';
import { judged, notPassed } from './judged.ts';

it('rows of csv without the message around them are ENV-1’s alone: records and echoes are judged', async () => {
  const formats = ['json', 'csv'] as const;
  const found = notPassed(await judged([], { hooks: [csvRowsAlone.hook], formats }));
  const told = Object.entries(found).filter(([, status]) => status !== 'notApplicable');
  expect(told.filter(([id]) => !id.startsWith('csv/'))).toEqual([]);
  const red = told.filter(([, status]) => status === 'failed' || status === 'warned' || status === 'errored');
  expect(new Set(red.map(([id]) => id.split('/')[2]))).toEqual(new Set(['ENV-1']));
  // What stands in the message beside its records; a custom report may lack it.
  const blocked = told.filter(([id]) => !id.includes('/ENV-'));
  expect(blocked).toEqual([
    ['csv/PurchaseOrderUpdate/PO-5', 'blocked clause:ENV-1'],
    ['csv/PurchaseOrderUpdate/PO-5/kept', 'blocked clause:PO-5'],
    ['csv/ShippingInformationCreateLabel/SHP-1/url', 'blocked clause:ENV-1'],
  ]);
  const rest = told.filter(([id]) => id.includes('/ENV-') && !id.includes('/ENV-1'));
  expect(
    new Set(rest.filter(([id]) => !id.includes('/CustomReportGetData/')).map(([, status]) => status)),
  ).toEqual(new Set(['blocked clause:ENV-1']));
}, 120_000);
