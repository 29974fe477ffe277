import type { Gathered } from '../../harness/Evidence.ts';

/** Whether a target was found dead by a probe, or by one before it: then nothing more is sent. */
export function foundDead(gathered: Gathered | undefined): boolean {
  if (gathered === undefined) return false;
  if (gathered.kind === 'blocked') return gathered.cause === 'clause:ERR-5';
  const { alive } = gathered.evidence.others;
  return gathered.evidence.silence === 'judged' && alive?.exchange.response === null;
}
