import { expect, test } from 'vitest';
import { makeTrial } from '../../cli/prove/makeTrial.ts';
import { tryMutant } from '../../cli/prove/systematic/tryMutant.ts';
import { wholePlan } from '../../cli/prove/wholePlan.ts';

// Kinds of mutants that nothing caught at first, each with the clause that has to be red.

const plan = wholePlan();

test.each([
  ['response/all/DashboardBoxGet/mvDashboardBoxes/otherNumber', 'TYP-14'],
  ['response/jsv~second/DiscountGet/mvDiscounts/doubled', 'GET-8'],
  ['response/soap11~second/SalesOrderGet/mvSalesOrders[].SalesOrderCustomFlag2/inverted', 'GET-8'],
  ['response/csv~repeated/SalesOrderGet/failsAgain', 'GET-8'],
  ['response/jsv~second/DiscountGet/mvDiscounts/reversed', 'GET-2'],
  ['response/soap12~second/DiscountGet/mvDiscounts/otherNumber', 'TYP-14'],
  ['request/xml/ProductClientGet/Filters[LessThan.number]/ignored', 'FLT-1'],
  ['request/json/SalesOrderGet/Filters[NotEquals.bool]/asLessThan', 'FLT-1'],
  ['request/all/DiscountGet/Filters[Equals.int]/asContains', 'FLT-1'],
  ['response/csv~second/ProductBOMGet/mvProductBOMs[].mvRawMaterials/oneAsObject', 'TYP-11'],
])('%s breaks %s and nothing else', { timeout: 60_000 }, async (name, clause) => {
  const { breaches } = await tryMutant(makeTrial('systematic', [name], [], 0, 1), plan);
  expect([...new Set(breaches.map((breach) => breach.clause))]).toEqual([clause]);
});
