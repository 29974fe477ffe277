import type { Evidence } from './Evidence.ts';

/** Ends a probe whose call was not answered: its trial is all the evidence that the probe brings. */
export class SilentTrial extends Error {
  override readonly name = 'SilentTrial';
  readonly evidence: Evidence;

  constructor(evidence: Evidence) {
    super('a trial was not answered');
    this.evidence = evidence;
  }
}
