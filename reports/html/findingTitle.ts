import { knownElsewhere } from '../diagnosis/causeInWords.ts';
import type { Finding } from '../findings.ts';
import { likelyCause } from '../likelyCause.ts';
import { shortened } from '../shortened.ts';

/** A finding in one sentence: its likeliest cause, else what was said of its first place. */
export function findingTitle(finding: Pick<Finding, 'likeliestCause' | 'message' | 'clause'>): string {
  const [cause] = likelyCause(finding)?.split(knownElsewhere) ?? [];
  const said = finding.message.replace(/ \(and \d+ more places\)$/, '');
  const text = shortened((cause ?? said) || `${finding.clause} is broken`, 160, 'end');
  // A name from the wire is never re-cased.
  return /^[a-z]+\b(?![.[])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
