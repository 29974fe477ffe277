import { firstSequences } from '../../generators/messages/firstSequences.ts';
import {
  choose,
  type Move,
  type Step,
  sequenceArbitrary,
} from '../../generators/messages/sequenceArbitrary.ts';
import { upserts } from '../../generators/records/Kind.ts';
import type { Evidence, Gathered } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { search } from '../../harness/evidence/search.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { blocked, judged } from '../../harness/verdicts/judgements.ts';
import { differenceIn, lateDifferences, wasTaken } from '../../harness/writes/differenceIn.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import { getShowing } from '../../specs/writtenAndRead.ts';
import { caseOf } from '../kernel/cases.ts';
import type { Check, JudgedClause, MadeCases } from '../kernel/clause.ts';
import { inManyFormats } from '../probes/everyFormat.ts';
import { afterTheDelete, chainOfActions, unknownIdScenario } from '../probes/scenarioNames.ts';
import { play } from '../probes/sequences/play.ts';
import { type MoveProof, playable, proofKeys } from '../probes/sequences/playable.ts';
import { ACT2 } from './ACT/ACT2.ts';
import { ACT3 } from './ACT/ACT3.ts';
import { ACT4 } from './ACT/ACT4.ts';
import { ACT5 } from './ACT/ACT5.ts';
import { ACT6, readingBack, shownOnlyLater, showsLater } from './ACT/ACT6.ts';
import { DEL1 } from './DEL/DEL1.ts';
import { ERR4 } from './ERR/ERR4.ts';
import { SP1 } from './SP/SP1.ts';

/** Actions that only the common rule gives to companies (ACT-3): what goes wrong with them is a warning. */
const weakMoves: Readonly<Record<string, readonly Move[]>> = {
  CompanyUpdate: upserts,
  ShippingProviderUpdate: [],
};

/** A check of a clause by its slug; the main one has none. */
function checkOf({ id, checks }: JudgedClause, slug?: string): Check {
  const found = checks.find((check) => check.slug === slug);
  if (found === undefined) throw new Error(`${id} has no check ${slug}`);
  return found;
}

const inChain = { operation: ({ name }: Operation) => name, scenario: chainOfActions };
const ofGet = (write: Operation) => getShowing(write)?.name;
const byReading = { operation: ofGet, scenario: readingBack.name, check: checkOf(ACT6) };
const ofCarriers = ({ name }: Operation) => (name === 'ShippingProviderUpdate' ? name : undefined);
const ofDelete = ({ name }: Operation) => (name === 'CompanyUpdate' ? 'CompanyDelete' : undefined);

/** The check that shows whether a move made alone kept its own clause. The plain insert is read back in its own format. */
const proofs: readonly MoveProof[] = [
  { move: 'Update', ...inChain, step: 'update', check: checkOf(ACT2) },
  { move: 'Update', ...inChain, operation: ofCarriers, check: checkOf(SP1) },
  { move: 'InsertOrUpdate', ...inChain, step: 'present', check: checkOf(ACT3, 'updates') },
  { move: 'InsertOrUpdateNonEmptyFields', ...inChain, step: 'partly', check: checkOf(ACT4, 'updates') },
  { move: 'Insert', ...byReading },
  { move: 'Get', ...byReading },
  { move: 'Delete', operation: ofDelete, scenario: afterTheDelete, check: checkOf(DEL1) },
  {
    ...{ move: 'Delete', operation: ofDelete, scenario: afterTheDelete },
    ...{ check: checkOf(DEL1, 'searched'), isVeto: true },
  },
  { move: 'RefusedUpdate', operation: inChain.operation, scenario: unknownIdScenario, check: checkOf(ACT5) },
  { move: 'RefusedDelete', operation: ofDelete, scenario: unknownIdScenario, check: checkOf(ERR4) },
];

/**
 * What the Get shows after any sequence of writes, each in another format, is what was written last. Only moves that kept their own
 * clause when made alone are played: what goes wrong here is then due to the sequence.
 */
export const sequences = (selected: readonly Format[]): MadeCases => {
  const made = Object.entries(weakMoves).map(([name, weak]) => {
    const update = operationNamed(name);
    const spec = playing(update, selected);
    const must = showsLastWrite(update, spec, weak, 'MUST');
    return {
      spec,
      cases: [
        must,
        ...(weak.length === 0 ? [] : [showsLastWrite(update, spec, weak, 'SHOULD')]),
        showsItAtOnce(update, spec),
      ],
    };
  });
  return { evidence: made.map(({ spec }) => spec), cases: made.flatMap(({ cases }) => cases) };
};

function playing(update: Operation, selected: readonly Format[]): EvidenceSpec {
  const spec = inManyFormats(update, selected, 'sequence');
  return {
    ...spec,
    effect: 'write',
    requires: proofKeys(proofs, update, selected),
    plan: { calls: [update.name], creates: 'up to 30 records' },
    gather: async (context) => {
      const allowed = await playable(context, proofs, update, selected);
      const whyNot = await notPlayed(context, proofKeys(proofs, update, selected), allowed.Insert.length > 0);
      if (whyNot !== undefined) return whyNot;
      let count = 0;
      // Once a difference has lasted through the wait, it is no late read, so shrinking does not wait again.
      let waits = true;
      let isLate = false;
      return search<readonly Step[]>({
        context,
        key: spec.key,
        // Ten that are drawn, each of ten calls or so.
        runs: firstSequences.length + 10,
        arbitrary: sequenceArbitrary(update.name === 'CompanyUpdate'),
        firsts: firstSequences,
        attempt: async (steps) => {
          // Where reads are late, each further sequence would wait for them and tell no more.
          if (isLate) return undefined;
          const token = context.unique(`sequence ${++count}`);
          const evidence = await play(context, { update, steps, playable: allowed, token, waits });
          if (evidence === undefined) throw new Error('a sequence begins with an insert, which was not made');
          const broken = differenceIn(evidence, update, context) !== undefined;
          waits &&= !broken;
          isLate ||= !broken && showsLater(evidence);
          return { evidence, broken };
        },
        show: (steps) =>
          steps.map((step) => ({ ...step, format: choose(allowed[step.move], step.format) ?? 'none' })),
      });
    },
  };
}

/**
 * Why no sequence is played: no format takes an insert that its Get shows as it was sent, or a Get shows late what was written or keeps its
 * answers. Such a Get shows something else than was written last in any of them (ACT-6).
 */
async function notPlayed(
  context: GatherContext,
  proofsGathered: readonly string[],
  isInserted: boolean,
): Promise<Gathered | undefined> {
  for (const key of proofsGathered) {
    const proof = await context.other(key);
    if (proof.kind === 'blocked') {
      if (!isInserted && /^(?:scope:|allowance$|cutOff$)/.test(proof.cause)) return proof;
    } else if (isInserted && showsLater(proof.evidence)) {
      const message = 'the Get shows writes late, so sequences prove nothing';
      return { kind: 'blocked', cause: 'clause:ACT-6', message, answer: proof.evidence.answer };
    }
  }
  const message = 'no format takes an insert that its Get shows as it was sent';
  return isInserted ? undefined : { kind: 'blocked', cause: 'control', message };
}

function showsLastWrite(
  update: Operation,
  spec: EvidenceSpec,
  weak: readonly Move[],
  level: 'MUST' | 'SHOULD',
): Case {
  const [clause, other] = level === 'MUST' ? ['ACT-6', 'ACT-3'] : ['ACT-3', 'ACT-6'];
  return caseOf(spec, { clause, level, slug: 'sequence', format: 'all' }, (evidence, context) => {
    const played = playedIn(evidence);
    if (!played.some(wasTaken)) return takesNothing;
    const broken = played.flatMap((trial) => {
      const violation = differenceIn(trial, update, context);
      return violation === undefined ? [] : [{ violation, isWeak: holdsMove(trial, weak) }];
    });
    const [found] = broken;
    if (found === undefined || found.isWeak === (level === 'SHOULD'))
      return judged(broken.map(({ violation }) => violation));
    return blocked(`clause:${other}`, 'the sequences stopped at one that breaks another clause');
  });
}

/** Whether each read of a sequence shows at once what was written last. What it shows only within 5 s is a warning (ACT-6). */
const showsItAtOnce = (update: Operation, spec: EvidenceSpec): Case =>
  caseOf(
    spec,
    { clause: 'ACT-6', level: 'SHOULD', slug: 'sequence-at-once', format: 'all' },
    (evidence, context) => {
      const played = playedIn(evidence);
      if (!played.some(wasTaken)) return takesNothing;
      const late = played.flatMap((trial) => lateDifferences(trial, update, context));
      return judged(late.map((one) => ({ ...one, message: shownOnlyLater })));
    },
  );

const playedIn = (evidence: Evidence): readonly Evidence[] => evidence.trials ?? [evidence];

const takesNothing = blocked('control', 'the target no longer takes an insert that it took before');

const holdsMove = ({ others }: Evidence, moves: readonly Move[]): boolean =>
  Object.values(others).some(({ call }) => moves.some((move) => call.members.mvRecordAction === move));
