import { causeInWords, noKnownCause } from './diagnosis/causeInWords.ts';
import { differenceOf } from './diagnosis/differenceOf.ts';
import { knownCauses } from './diagnosis/knownCauses.ts';
import { patternOf } from './diagnosis/patternOf.ts';
import type { Finding } from './findings.ts';

/** What a server like this one most likely does wrong; undefined where no known fault is alike enough. */
export function likelyCause(finding: Finding): string | undefined {
  if (finding.status === 'errored') return undefined;
  const [operation = ''] = finding.operations;
  const difference = differenceOf({ ...finding, operation });
  const cause = causeInWords(patternOf(finding.clause, difference, finding.places), knownCauses);
  return cause === noKnownCause ? undefined : cause;
}
