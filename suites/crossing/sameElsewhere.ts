import { compareReads, type ReadComparison } from '../../harness/canonical/compareReads.ts';
import type { Evidence, EvidenceSpec, GatherContext } from '../../harness/Evidence.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { evidenceKey } from '../evidenceKey.ts';
import { found } from '../gathered.ts';
import { asRead } from './asRead.ts';
import { defaultAddress } from './defaultAddress.ts';
import { windowOf } from './votes.ts';

const tries = 3;

/**
 * A Get at another address of its format, beside the same read at the default one (`before`), both made already; where
 * they differ, all is read anew, with the default one once more at the end (`again`). On a bare named route the format
 * is the one that the server picked.
 */
export const sameElsewhere = (place: Place & { readonly operation: Operation }): EvidenceSpec => {
  const { operation, format, address } = place;
  const there = evidenceKey(place, 'success');
  const home = evidenceKey({ operation, format, address: defaultAddress(format) }, 'success');
  return {
    key: evidenceKey(place, 'same-elsewhere'),
    operation,
    format,
    address,
    scenario: 'same-elsewhere',
    expects: 'success',
    apart: true,
    effect: 'read',
    requires: [there, home],
    plan: { calls: [operation.name] },
    gather: async (context) => {
      const first = await context.other(there);
      if (first.kind === 'blocked') return first;
      const { answer } = first.evidence;
      const picked = answer.readAs ?? format;
      const before = await atHome(context, operation, picked, answer.call.members);
      let evidence: Evidence = { answer, others: { before } };
      for (let round = 0; round < tries && isTroubled(operation, evidence); round++) {
        const { members } = answer.call;
        const home = { format: picked, address: defaultAddress(picked) };
        const once = await context.call(operation, members, home);
        const other = await context.call(operation, members);
        const again = await context.call(operation, members, home);
        evidence = { answer: other, others: { before: once, again } };
        if ((comparisonOf(operation, evidence)?.records ?? 1) > 0) break;
      }
      return found(evidence.answer, evidence.others);
    },
  };
};

async function atHome(
  context: GatherContext,
  operation: Operation,
  format: Format,
  members: Parameters<GatherContext['call']>[1],
) {
  const address = defaultAddress(format);
  const key = evidenceKey({ operation, format, address }, 'success');
  const gathered = context.isPlanned(key) ? await context.other(key) : undefined;
  return gathered?.kind === 'evidence'
    ? gathered.evidence.answer
    : context.call(operation, members, { format, address });
}

/** The two reads compared; undefined where one of them brought nothing to compare. Pure. */
export function comparisonOf(operation: Operation, { answer, others }: Evidence): ReadComparison | undefined {
  const left = asRead(others.before);
  const right = asRead(answer);
  if (left === undefined || right === undefined) return undefined;
  return compareReads(operation, left, right, {
    again: asRead(others.again),
    window: windowOf(answer.call.members),
  });
}

function isTroubled(operation: Operation, evidence: Evidence): boolean {
  const compared = comparisonOf(operation, evidence);
  return compared !== undefined && (compared.differences.length > 0 || compared.records === 0);
}
