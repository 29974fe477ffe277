import type { Case } from '../../harness/Case.ts';
import type { EvidenceSpec } from '../../harness/Evidence.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { judgedIn, readIn } from '../compare/votes.ts';
import { illFormed } from '../formats/illFormed.ts';
import type { Across } from '../kernel/Check.ts';
import { blocked, judged } from '../kernel/judgements.ts';
import { ownReads, textGets } from '../probes/ownReads.ts';

/** The documents of the Gets that show the odd texts of the run are well-formed in every format. */
export const FMT11: Across = (selected) => {
  const reads = textGets.map((get) => ({ get, spec: ownReads(get, selected) }));
  return {
    evidence: reads.map(({ spec }) => spec),
    cases: reads.flatMap(({ get, spec }) => selected.map((format) => caseOf(get, format, spec))),
  };
};

const caseOf = (get: Operation, format: Format, spec: EvidenceSpec): Case => ({
  id: `${format}/${get.name}/FMT-11/odd-texts`,
  clause: 'FMT-11',
  level: 'SHOULD',
  operation: get,
  format,
  address: defaultAddress(format),
  evidence: spec.key,
  check: ({ others }, context) => {
    const answer = others[readIn(format)];
    const obstacle = judgedIn('FMT-11', answer, format, spec, context);
    if (obstacle !== undefined || answer === undefined) return obstacle ?? blocked('nothing', 'no answer');
    return judged(illFormed(answer));
  },
});
