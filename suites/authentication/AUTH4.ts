import type { Answer } from '../../harness/Answer.ts';
import type { Case, CheckContext } from '../../harness/Case.ts';
import type { Evidence, EvidenceSpec, GatherContext, Gathered } from '../../harness/Evidence.ts';
import type { Violation } from '../../harness/Judgement.ts';
import type { Place } from '../../specs/Clause.ts';
import { clause } from '../../specs/clauses.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { evidenceKey } from '../evidenceKey.ts';
import { blocked, judged } from '../judgements.ts';

const id = 'AUTH-4';

/** No answer repeats the key: a look at the bytes of all answers that were gathered at a place, at the run's end. */
export const AUTH4: ClauseSuite = {
  checks: [],
  placed: (place, here) => {
    const { operation } = place;
    const looked = here.filter(({ stage }) => stage === undefined);
    if (operation === null || looked.length === 0 || !clause(id).appliesTo.holds(place))
      return { evidence: [], cases: [] };
    const spec = everyAnswer(place, looked);
    return { evidence: [spec], cases: [caseOf(place, spec)] };
  },
};

/** Sends nothing. What several clauses use is planned with it; what stands apart is looked at where it is planned. */
function everyAnswer(place: Place, looked: readonly EvidenceSpec[]): EvidenceSpec {
  return {
    key: evidenceKey(place, 'every-answer'),
    ...place,
    scenario: 'every-answer',
    expects: 'any',
    effect: 'read',
    apart: true,
    stage: 'closing',
    requires: looked.filter(({ apart }) => apart !== true).map(({ key }) => key),
    plan: { calls: [] },
    gather: async (context) =>
      together(
        await gatheredOf(
          context,
          looked.map(({ key }) => key),
        ),
      ),
  };
}

async function gatheredOf(context: GatherContext, keys: readonly string[]): Promise<readonly Gathered[]> {
  const settled = await Promise.allSettled(keys.filter(context.isPlanned).map(context.other));
  // What could not be gathered is `errored` in its own cases.
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

function together(gathered: readonly Gathered[]): Gathered {
  const answers = gathered.flatMap((each) => (each.kind === 'evidence' ? answersOf(each.evidence) : []));
  const [first, ...rest] = answers.filter(({ exchange }) => exchange.response !== null);
  if (first !== undefined) {
    const trials = rest.map((answer): Evidence => ({ answer, others: {} }));
    return { kind: 'evidence', evidence: { answer: first, others: {}, trials } };
  }
  const block = gathered.find(({ kind }) => kind === 'blocked');
  return block ?? { kind: 'blocked', cause: 'nothing', message: 'no call here brought an answer' };
}

function answersOf({ answer, others, trials = [] }: Evidence): readonly Answer[] {
  const own = [answer, ...Object.values(others)];
  const detoured = own.flatMap(({ detour }) => (detour === null ? [] : [detour.refused]));
  return [...own, ...detoured, ...trials.flatMap(answersOf)];
}

function caseOf(place: Place, spec: EvidenceSpec): Case {
  const { operation, format, address } = place;
  const slug = address === 'path' || address === 'soap' ? '' : `/${address}`;
  return {
    id: `${format}/${operation?.name ?? '-'}/${id}${slug}`,
    clause: id,
    level: 'NOTE',
    operation,
    format,
    address,
    evidence: spec.key,
    check: (evidence, { findKey }) => {
      if (findKey === undefined)
        return blocked('nothing', 'the key is too short to be told from other text in an answer');
      return judged(answersOf(evidence).flatMap((answer) => repeats(answer, findKey)));
    },
  };
}

/** Says where the key is, and never what is there. */
function repeats({ exchange }: Answer, findKey: NonNullable<CheckContext['findKey']>): readonly Violation[] {
  const { response } = exchange;
  if (response === null) return [];
  const at = findKey(response.body);
  const header = response.headers.find(([, value]) => findKey(new TextEncoder().encode(value)) !== undefined);
  const where = at !== undefined ? `in the body, at byte ${at}` : header && `in the header ${header[0]}`;
  if (where === undefined) return [];
  return [
    { message: 'an answer repeats the key', expected: 'the key nowhere', actual: where, path: '', exchange },
  ];
}
