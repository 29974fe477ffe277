import { describe, expect, it } from 'vitest';
import { formats } from '../../specs/Format.ts';
import { suiteSize } from '../../suites/kernel/allCases.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { behaviourCounts } from './behaviourCounts.ts';
import { spineCounts } from './spineCounts.ts';

const plan = planRun({ formats, operations: [], clauses: [], cases: [] });

const counted = { ...spineCounts, ...behaviourCounts };
const spine = planRun({ formats, operations: [], clauses: Object.keys(spineCounts), cases: [] });

describe('the cases of a whole run', () => {
  it.each(Object.entries(counted))('%s has as many as were counted by hand', (clause, count) => {
    expect(plan.cases.filter((item) => item.clause === clause)).toHaveLength(count);
  });

  it('are as many as were counted when those clauses are selected', () => {
    expect(spine.cases).toHaveLength(Object.values(spineCounts).reduce((sum, count) => sum + count, 0));
  });

  it('are counted by hand for every clause above OPEN', () => {
    const judged = [...clauses.values()].filter(({ level }) => level !== 'OPEN').map(({ id }) => id);
    expect(Object.keys(counted).sort()).toEqual(judged.sort());
    expect(plan.cases).toHaveLength(Object.values(counted).reduce((sum, count) => sum + count, 0));
    expect(plan.cases).toHaveLength(suiteSize);
  });

  it('need one evidence for every place, every failing call and every GET that names its format, one a format for an unknown operation, a whole and a limited read of the eight, three of their filters, and what shows odd texts', () => {
    // The chains of 5 records and that of documents, the look at an insert by 2 Gets, 4 second deletes, 2 of them between two looks and one beside the delete of nothing, the items received, and the pages of 3 Gets.
    // And an unknown SKU among bundles and among batches, with the rows of bundles and the options that it goes by; an order without its status; one that was updated.
    const further = 5 * 6 + 6 + 2 * 6 + 5 * 6 + 2 * 6 + 6 + 3 * 6 + 4 * 6 + 6 + 6;
    // 44 texts by four in a company and all together in a document and in an order; five of them each in an integration update, four
    // in a carrier, and by three in a bundle; one look back at each of these writes, and the reads by the 2 Gets.
    // A company with letters that are spelt as escapes, and one with letters in CDATA sections.
    const oddTexts = (11 + 1 + 1 + 5 + 4 + 2) * 6 + 6 * 6 + 2 + 2 * 6;
    // Beside the plain calls of 16 operations that write stand the answers of what else writes there, of 37 scenarios not counted yet; beside
    // those of 13 Gets what the same read was answered again, and of 2 of them the read of all that the run wrote; beside that of another
    // Get two calls that may fail.
    const beside = 16 * 6 + 37 * 6 + 13 * 6 + (1 + 2) * 6;
    const plain = 198 + 300 + 120 + 2 * 3 * 4 + 6 + (2 + 3) * 8 * 6;
    // A single record of 3 Gets at 3 addresses of json, jsv and csv each, and of 10 Gets as jsonp.
    const alone = 3 * 3 * 3 + 10;
    // The setting that the fixtures name.
    const setting = 6;
    expect(spine.evidence.size).toBe(plain + further + oddTexts + beside + alone + setting);
  });

  it('keep their ids', async () => {
    const ids = plan.cases.map(({ id, level }) => `${id} ${level}`).sort();
    await expect(`${ids.join('\n')}\n`).toMatchFileSnapshot('caseIds.txt');
  });
});
