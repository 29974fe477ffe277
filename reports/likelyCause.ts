import { noKnownCause } from './diagnosis/causeInWords.ts';
import type { Finding } from './findings.ts';

/** What a server like this one most likely does wrong; undefined where no known fault is alike enough. */
export const likelyCause = ({ likeliestCause }: Pick<Finding, 'likeliestCause'>): string | undefined =>
  likeliestCause === noKnownCause ? undefined : likeliestCause;
