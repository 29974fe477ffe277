import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { onRepeated } from './onRepeated.ts';

/** Several servers answer the same read in turns, and the one whose turn is named lacks its last record. */
export const serversInTurns = (gets: readonly string[], servers: number, behind: number): Hook =>
  onRepeated(gets, (result, time, list) =>
    time % servers === behind ? { ...result, [list]: member.records(result, list).slice(0, -1) } : result,
  );
