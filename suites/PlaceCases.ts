import type { Case } from '../harness/Case.ts';
import type { EvidenceSpec } from '../harness/Evidence.ts';
import type { Place } from '../specs/Clause.ts';
import type { Format } from '../specs/Format.ts';

/**
 * Cases at one place that are no checks of single answers, and the evidence they need besides what is gathered there
 * (`here`): hostile bytes that may stay unanswered, wrong keys whose answers are open, a look at all answers.
 */
export type PlaceCases = (
  place: Place,
  here: readonly EvidenceSpec[],
  selected: readonly Format[],
) => { readonly evidence: readonly EvidenceSpec[]; readonly cases: readonly Case[] };
