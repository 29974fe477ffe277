import type { Answer } from '../exchanges/Answer.ts';
import { statusIn } from '../exchanges/statusBlock.ts';
import type { BlockCause } from '../verdicts/Judgement.ts';
import { echoGaps, membersWithOwnClause } from './echoGaps.ts';
import { writtenRecord } from './writtenRecord.ts';

/** The clauses of writes that are no record actions: each judges its own echo. */
const byOperation: Readonly<Record<string, string>> = {
  ShippingInformationUpdate: 'SHP-1',
  EventSubscriptionAdd: 'EVT-1',
};

/** The clause that is broken where the echo of an accepted write lacks what was sent (ENV-14, ACT-1, PB-1, or the form's own). */
export function lossClause(answer: Answer): string {
  const { member, echo } = writtenRecord(answer);
  const spoilt = (answer.decoded?.deviations ?? []).find(
    ({ path, level }) => level === 'MUST' && (path === member || path.startsWith(`${member}.`)),
  );
  const hasStatus = statusIn(answer) !== undefined;
  if (echo === undefined) return spoilt?.clause ?? (hasStatus ? 'ENV-14' : 'ENV-1');
  const own = byOperation[answer.call.operationName];
  if (own !== undefined) return own;
  const lost = echoGaps(answer).map(({ path }) => path);
  if (lost.length === 0) return spoilt?.clause ?? 'ACT-1';
  return lost.every((path) => membersWithOwnClause.includes(path)) ? 'PB-1' : 'ACT-1';
}

/** Why a Get shows another value than a write sent: the write's own clause where its echo has lost something, else ACT-6. */
export const alteredCause = (write: Answer | undefined): BlockCause =>
  write !== undefined && echoGaps(write).length > 0 ? `clause:${lossClause(write)}` : 'clause:ACT-6';
