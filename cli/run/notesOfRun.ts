import { keyFinder, tooShortKey } from '../../harness/redaction/keyFinder.ts';
import type { DataLoss } from '../../harness/sentinels/openSentinels.ts';

/** Said once, besides in each case that can't be judged because of it. */
export function notesOnKey(apiKey: string, caseIds: readonly string[]): readonly string[] {
  const isLookedFor = caseIds.some((id) => id.split('/')[2] === 'AUTH-4');
  return isLookedFor && keyFinder(apiKey) === undefined ? [tooShortKey] : [];
}

/** Said once, since most of what the run made is gone too, and perhaps what the fixtures name. */
export const notesOnLosses = (losses: readonly DataLoss[]): readonly string[] =>
  losses.map(
    ({ said, seenAt }) =>
      `${said}: what the run had written was there at ${seenAt} and is gone. What the fixtures name may be gone too. Cases that rest on either are errored, and records listed as left behind may be gone.`,
  );
