import type { NotJudged } from '../../harness/traffic/placeCalled.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';
import type { OpenTraffic } from '../traffic/openTraffic.ts';

/** Records of traffic as they were read. */
export interface ReadTraffic {
  readonly seen: readonly SeenExchange[];
  readonly leftOut: readonly NotJudged[];
}

/** Judges what was recorded of the host of a base URL, and counts the rest. */
export async function takeRecorded(
  traffic: OpenTraffic,
  { seen, leftOut }: ReadTraffic,
  base: URL,
): Promise<void> {
  for (const { reason } of leftOut) traffic.leaveOut(reason);
  for (const one of seen) {
    if (URL.canParse(one.request.url) && new URL(one.request.url).origin === base.origin)
      await traffic.take(one);
    else traffic.leaveOut('it went to another host');
  }
}

/** Sorts records into those that can be judged and the others. */
export function sortRecords(
  records: readonly unknown[],
  read: (record: unknown, id: string) => SeenExchange | NotJudged | undefined,
): ReadTraffic {
  const seen: SeenExchange[] = [];
  const leftOut: NotJudged[] = [];
  for (const [index, record] of records.entries()) {
    const found = read(record, `x${index + 1}`);
    if (found === undefined) leftOut.push({ reason: 'a record that names no request' });
    else if ('reason' in found) leftOut.push(found);
    else seen.push(found);
  }
  return { seen, leftOut };
}
