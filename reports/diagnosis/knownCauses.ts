import { readFileSync } from 'node:fs';
import type { KnownCauses } from './Signature.ts';

/** What `assay prove --full --keep` learnt of faults last. */
export const knownCauses: KnownCauses = JSON.parse(
  readFileSync(new URL('./signatures.json', import.meta.url), 'utf8'),
);
