import { describe, expect, it } from 'vitest';
import { clauses } from '../../specs/clauses.ts';
import { formats } from '../../specs/Format.ts';
import { places } from '../../specs/places.ts';
import { planRun } from '../../suites/planRun.ts';

const plan = planRun({ formats, operations: [], clauses: [], cases: [] });

/*
 * Counted by hand from the document's table of operations.
 *
 * 33 operations, 11 of them with a named route, 3 of those marked GET, 22 generic.
 * Default addresses: 33 × 6 = 198. Elsewhere: suffix 11 × 6 = 66; query 11 × 6 + 22 × 4 = 154; bare named POST 11 × 4 = 44;
 * GET 3; jsonp 33. Together 300.
 * At the default address 17 calls name what does not exist: 2 documents with an unknown SKU; updates of 5 records (orders,
 * carriers, bundles, integration updates, companies); 6 deletes; 2 work order actions; 2 on shipping. 17 × 6 = 102.
 *
 * An operation with a named route has 19 places that fix the format (6 + 6 + 6 + jsonp), a generic one 11 (6 + 4 + jsonp).
 * 8 named and 15 generic operations succeed everywhere. The other 10 do so at the default address only (6 places): they use
 * something up, delete, or cost money.
 */
const named = 19;
const generic = 11;
const usingUp = 6;

const counted: Readonly<Record<string, number>> = {
  'ENV-1': 198 + 300 + 102,
  // 198, 8 named × (6 + 6 + 4 + 1), 15 generic × (4 + 1)
  'ENV-2': 198 + 8 * 17 + 15 * 5,
  // 102; elsewhere 3 named × 17 and 7 generic × 5
  'ENV-3': 102 + 3 * 17 + 7 * 5,
  // not on bare named routes
  'ENV-4': 600 - 44 - 3,
  'ENV-5': 600 - 44 - 3,
  'ENV-6': 600 - 44 - 3,
  // 10 operations: 5 named and 2 generic that succeed everywhere, 3 on work orders
  'ENV-7': 5 * (6 + 17) + 2 * (6 + 5) + 3 * 6,
  // 2 documents, 4 records with entityID, each with a case that it is there; companies without that
  'ENV-8': 6 * (2 * 2 + 4 * 2 + 1),
  // 4 deletes: success, failure and its presence; elsewhere failure and presence: 1 named × 17, 3 generic × 5
  'ENV-9': 4 * 6 * 3 + (17 + 3 * 5) * 2,
  // 7 named, 9 generic; 10 of them have a failing call at the default address
  'ENV-10': 7 * named + 9 * generic + 10 * 6,
  'ENV-11': 198 + 8 * 17 + 15 * 5,
  'ENV-14': 198 + 8 * 17 + 15 * 5,
  // 8 named, 8 generic, 4 using up; failures with entityID: 10 at the default address, ProductBOMDelete at 13 others; twice
  'TYP-1': 2 * (8 * named + 8 * generic + 4 * usingUp + 10 * 6 + 13),
  // 5 named, 5 generic, 8 using up; failures with result: 4 deletes, 13 + 3 × 5 elsewhere; then xml and soap again
  'TYP-2':
    5 * named + 5 * generic + 8 * usingUp + 4 * 6 + 13 + 3 * 5 + (5 * 9 + 5 * 4 + 8 * 3 + 4 * 3 + 6 + 3),
  'TYP-3': 5 * named + 3 * generic + 4 * usingUp,
  // 4 named, 2 generic, 3 work orders; in json: 4, 3 and 1 places
  'TYP-5': 4 * 4 + 2 * 3 + 3,
  // without IntegrationUpdateUpdate
  'TYP-6': 3 * 4 + 2 * 3 + 3,
  'TYP-7': 4 * 15 + 2 * 8 + 3 * 5,
  'TYP-8': 2 * (3 * 15 + 2 * 8 + 3 * 5),
  'TYP-10': 4 * named + 2 * generic,
  // in csv: 7 named × 3, 9 generic × 2, 3 work orders; twice
  'TYP-11': 2 * (7 * 3 + 9 * 2 + 3),
  'TYP-14': 600 - 44 - 3,
  // 8 named, 8 generic, 4 using up; failing calls of 11 of them
  'TYP-15': 8 * named + 8 * generic + 4 * usingUp + 11 * 6,
  'TYP-17': 2 * named,
  'FMT-1': 4 * (33 + 17),
  'FMT-2': 4 * (33 + 17) + 4 * 11 + 4 * 33,
  'FMT-3': 33 + 17,
  'FMT-4': 33 + 17,
  'FMT-5': 2 * (33 + 17),
  'FMT-6': 66,
  'FMT-7': 154,
  // wrapped, the script's type, and the payload of 14 Gets
  'FMT-8': 33 + 33 + 14,
  'FMT-9': 44 + 2 * 3,
  'FMT-11': 600,
  'FMT-12': 6,
  'AUTH-1': 198,
  'AUTH-2': 2 * 6,
  'GET-1': 3 * named + 9 * generic,
  'GET-11': 3 * generic,
  'ERR-1': 2 * 2 * 6,
  'ERR-2': 2 * 6,
  'ERR-3': 2 * 6,
};

const spine = planRun({ formats, operations: [], clauses: Object.keys(counted), cases: [] });

describe('the cases of a whole run', () => {
  it.each(Object.entries(counted))('%s has as many as were counted by hand', (clause, count) => {
    expect(plan.cases.filter((item) => item.clause === clause)).toHaveLength(count);
  });

  it('are as many as were counted when those clauses are selected', () => {
    expect(spine.cases).toHaveLength(Object.values(counted).reduce((sum, count) => sum + count, 0));
  });

  it('judge every clause above OPEN', () => {
    const judged = new Set(plan.cases.map(({ clause }) => clause));
    const open = [...clauses.values()].filter(({ level }) => level === 'OPEN').map(({ id }) => id);
    expect([...clauses.keys()].filter((id) => !judged.has(id)).sort()).toEqual(open.sort());
  });

  it('need one evidence for every place and every failing call, and one a format for an unknown operation', () => {
    expect(spine.evidence.size).toBe(198 + 300 + 102 + 6);
  });

  it('leave no cell empty where a clause of theirs applies', () => {
    const filled = new Set(plan.cases.map((item) => cell(item.clause, item)));
    const empty = [...clauses.values()]
      .filter(({ id }) => id in counted)
      .flatMap(({ id, appliesTo }) => places.filter(appliesTo.holds).map((place) => cell(id, place)))
      .filter((one) => !filled.has(one));
    expect(empty).toEqual([]);
  });

  it('keep their ids', async () => {
    const ids = plan.cases.map(({ id, level }) => `${id} ${level}`).sort();
    await expect(`${ids.join('\n')}\n`).toMatchFileSnapshot('caseIds.txt');
  });
});

interface Cell {
  readonly operation: { readonly name: string } | null;
  readonly format: string;
  readonly address: string;
}

const cell = (clause: string, { operation, format, address }: Cell): string =>
  `${clause} ${format} ${operation?.name ?? '-'} ${address}`;
