import type { Evidence, EvidenceSpec, GatherContext, Gathered } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operation } from '../../specs/operations.ts';
import type { Across, Check } from '../kernel/clause.ts';
import { blocked, judged } from '../kernel/judgements.ts';
import { kindOf } from '../probes/recordActions/kinds.ts';
import { recordActions } from '../probes/recordActions/recordActions.ts';
import { search } from '../probes/search.ts';
import { differenceIn, wasTaken } from '../probes/sequences/differenceIn.ts';
import { type Lateness, play } from '../probes/sequences/play.ts';
import { type MoveProof, playable, proofKeys } from '../probes/sequences/playable.ts';
import { type Move, type Step, sequenceArbitrary } from '../probes/sequences/steps.ts';
import { showsLater } from '../settle/shownLater.ts';
import { ACT2 } from './ACT/ACT2.ts';
import { ACT3 } from './ACT/ACT3.ts';
import { ACT4 } from './ACT/ACT4.ts';
import { ACT6 } from './ACT/ACT6.ts';
import { caseOf } from './cases.ts';
import { DEL1 } from './DEL/DEL1.ts';

/** A sequence is ten calls or so. */
const trials = 12;

/** Each write twice on one record, which drawn moves seldom are: what a write leaves behind shows at the second one. */
const repeated: readonly Step[] = (
  [
    ...['Insert', 'InsertOrUpdate', 'InsertOrUpdate', 'Get'],
    ...['InsertOrUpdateNonEmptyFields', 'InsertOrUpdateNonEmptyFields', 'Get', 'Update', 'Update'],
  ] as const
).map((move, format) => ({ move, format, record: 0 }));

/** One search before a write and behind it, in one format: an answer that is kept for equal requests shows in no other way. */
const readTwice: readonly Step[] = (['Insert', 'Get', 'Update', 'Get'] as const).map((move) => ({
  move,
  format: 0,
  record: 0,
}));

/** Actions that only the common rule gives to companies (ACT-3): what goes wrong with them is a warning. */
const weakMoves: Readonly<Record<string, readonly Move[]>> = {
  CompanyUpdate: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
  ShippingProviderUpdate: [],
};

const ofUpdate = ({ name }: Operation): string => name;
const ofGet = (update: Operation): string | undefined => kindOf(update).get;
const ofDelete = ({ name }: Operation): string | undefined =>
  name === 'CompanyUpdate' ? 'CompanyDelete' : undefined;
const onUpdates = ({ checks }: { readonly checks: readonly Check[] }): Check | undefined =>
  checks.find(({ slug }) => slug === 'updates');

const [actions, readBack] = [recordActions.name, 'read-back'];

/** By what it is known that a move kept its own clause alone. The plain insert is read back in its own format. */
const proofs: readonly MoveProof[] = [
  { move: 'Update', operation: ofUpdate, scenario: actions, check: ACT2.checks[0] },
  { move: 'InsertOrUpdate', operation: ofUpdate, scenario: actions, check: onUpdates(ACT3) },
  { move: 'InsertOrUpdateNonEmptyFields', operation: ofUpdate, scenario: actions, check: onUpdates(ACT4) },
  { move: 'Insert', operation: ofGet, scenario: readBack, check: ACT6.checks[0] },
  { move: 'Get', operation: ofGet, scenario: readBack, check: ACT6.checks[0] },
  { move: 'Delete', operation: ofDelete, scenario: 'after-the-delete', check: DEL1.checks[0] },
];

/**
 * What the Get shows after any sequence of writes, each in another format, is what was written last. Only moves that kept
 * their own clause alone are played, so that what goes wrong here goes wrong for the sequence.
 */
export const sequences: Across = (selected) => {
  const made = Object.entries(weakMoves).map(([name, weak]) => {
    const update = operation(name);
    const spec = playing(update, selected);
    const must = showsLastWrite(update, spec, weak, 'MUST');
    return {
      spec,
      cases: weak.length === 0 ? [must] : [must, showsLastWrite(update, spec, weak, 'SHOULD')],
    };
  });
  return { evidence: made.map(({ spec }) => spec), cases: made.flatMap(({ cases }) => cases) };
};

function playing(update: Operation, selected: readonly Format[]): EvidenceSpec {
  const key = `all/${update.name}/many/sequence`;
  return {
    key,
    operation: update,
    format: selected[0] ?? 'json',
    address: 'many',
    scenario: 'sequence',
    expects: 'success',
    apart: true,
    effect: 'write',
    requires: proofKeys(proofs, update, selected),
    plan: { calls: [update.name], creates: 'up to 24 records' },
    gather: async (context) => {
      const allowed = await playable(context, proofs, update, selected);
      if (allowed.Insert.length === 0) {
        const message = 'no format takes an insert that its Get shows as it was sent';
        return { kind: 'blocked', cause: 'control', message };
      }
      const late = await lateReads(context, update, selected);
      if (late !== undefined) return late;
      let count = 0;
      const lateness: Lateness = { isAsked: false };
      const gathered = await search<readonly Step[]>({
        context,
        key,
        runs: trials,
        arbitrary: sequenceArbitrary(update.name === 'CompanyUpdate'),
        firsts: [repeated, readTwice],
        attempt: async (steps) => {
          const evidence = await play(
            context,
            update,
            steps,
            allowed,
            context.unique(`sequence ${++count}`),
            lateness,
          );
          if (evidence === undefined) throw new Error('a sequence begins with an insert, which was not made');
          return { evidence, broken: differenceIn(evidence, update, context) !== undefined };
        },
        show: (steps) =>
          steps.map(({ move, format, record }) => {
            const among = allowed[move];
            return { move, format: among[format % Math.max(among.length, 1)] ?? 'none', record };
          }),
      });
      return lateness.shown === undefined ? gathered : untold(lateness.shown);
    },
  };
}

/**
 * Why no sequence is played: a Get that shows late what was written, or keeps its answers, shows something else than was written last
 * in any of them (ACT-6).
 */
async function lateReads(
  context: GatherContext,
  update: Operation,
  selected: readonly Format[],
): Promise<Gathered | undefined> {
  for (const key of proofKeys(proofs, update, selected)) {
    const gathered = await context.other(key);
    if (gathered.kind === 'blocked' || !showsLater(gathered.evidence)) continue;
    return untold(gathered.evidence.answer);
  }
  return undefined;
}

const untold = (answer: Answer): Gathered => ({
  kind: 'blocked',
  cause: 'clause:ACT-6',
  message: 'the Get shows late what was written, so that no sequence tells anything',
  answer,
});

function showsLastWrite(
  update: Operation,
  spec: EvidenceSpec,
  weak: readonly Move[],
  level: 'MUST' | 'SHOULD',
): Case {
  const [clause, other] = level === 'MUST' ? ['ACT-6', 'ACT-3'] : ['ACT-3', 'ACT-6'];
  return caseOf(spec, { clause, level, slug: 'sequence', format: 'all' }, (evidence, context) => {
    const played = evidence.trials ?? [evidence];
    if (!played.some(wasTaken))
      return blocked('control', 'the target takes no insert by now that it took before');
    const broken = played.flatMap((trial) => {
      const violation = differenceIn(trial, update, context);
      return violation === undefined ? [] : [{ violation, isWeak: holdsMove(trial, weak) }];
    });
    const [found] = broken;
    if (found === undefined || found.isWeak === (level === 'SHOULD'))
      return judged(broken.map(({ violation }) => violation));
    return blocked(`clause:${other}`, 'the sequences went no further than one that breaks another clause');
  });
}

const holdsMove = ({ others }: Evidence, moves: readonly Move[]): boolean =>
  Object.values(others).some(({ call }) => moves.some((move) => call.members.mvRecordAction === move));
