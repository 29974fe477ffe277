import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import { roomFor } from '../../server/hooks/roomFor.ts';
import { rowsAtMost } from '../../server/hooks/rowsAtMost.ts';
import { writesADay } from '../../server/hooks/writesADay.ts';
import { recordWrites } from '../../server/hooks/writtenRecords.ts';
import type { Format } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';
import { wrongOf } from './wrongOf.ts';

const wrongOn = async (hook: Hook, formats: readonly Format[], operations = recordWrites) => {
  const plan = planRun({ formats, operations, clauses: [], cases: [] });
  return wrongOf(await judgeInProcess(createServer({ hooks: [hook] }), plan));
};

describe('what is used up during the run is held against no server', () => {
  it.each([1, 2, 3, 4, 5, 8, 12, 20])('room for %i more records of each kind', async (room) => {
    expect(await wrongOn(roomFor(room, recordWrites), ['json'])).toEqual([]);
  });

  it.each([5, 15, 30, 40, 60, 100, 150])('%i writes a day', async (limit) => {
    expect(await wrongOn(writesADay(limit), ['json'])).toEqual([]);
  });

  it.each([3, 9, 25])('room for %i more records, in two formats', async (room) => {
    expect(await wrongOn(roomFor(room, recordWrites), ['json', 'csv'])).toEqual([]);
  });

  it.each([1, 2])('%i rows at most', async (most) => {
    expect(
      await wrongOn(rowsAtMost(most), ['json', 'csv'], ['DocumentUpdate', 'PurchaseOrderUpdate']),
    ).toEqual([]);
  });
});
