import type { Move } from '../../../generators/messages/sequenceArbitrary.ts';
import { actions } from '../../../generators/records/Kind.ts';
import type { Evidence } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { isRefused } from '../../../harness/exchanges/outcome.ts';
import { gate } from '../../../harness/verdicts/gate.ts';
import { subjectOfCall } from '../../../harness/verdicts/Subject.ts';
import { NoAnswerError, readable } from '../../../harness/verdicts/silence.ts';
import { echoGaps } from '../../../harness/writes/echoGaps.ts';
import { lostLayout } from '../../../harness/writes/lostLayout.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { Check } from '../../kernel/clause.ts';
import { evidenceKey } from '../../kernel/probe.ts';
import { afterTheDelete, chainOfActions } from '../scenarioNames.ts';

/**
 * The formats in which each move may stand in a sequence. There it kept its own clause when it was made alone. For a write, the
 * layout of a record was understood as well. Each format sends other values in the steps of a chain. With the values of one format, a
 * move may break its clause in another one too. So a move that broke it in one format, or was refused, stands in no sequence. The same
 * holds for a Delete: a server that brings a deleted record back in one format may do so in all.
 */
export type Playable = Readonly<Record<Move, readonly Format[]>>;

/** What one of these shows in one format is believed of all. */
const ofAllFormats: readonly string[] = [chainOfActions, afterTheDelete];

/** By which check of which evidence it is known whether a move kept its own clause; a move may have several. */
export interface MoveProof {
  readonly move: Move;
  readonly operation: (update: Operation) => string | undefined;
  readonly scenario: string;
  readonly check: Check;
  /** The step of the scenario that makes the move, by its name among the evidence. */
  readonly step?: string;
  /** What this shows counts only where the clause is broken: the move may be played where nothing is told. */
  readonly isVeto?: true;
}

const keyOf = (proof: MoveProof, update: Operation, format: Format): string | undefined => {
  const name = proof.operation(update);
  const address = defaultAddress(format);
  return name && evidenceKey({ operation: operationNamed(name), format, address }, proof.scenario);
};

/** The evidence by which it is known what is playable. */
export const proofKeys = (
  proofs: readonly MoveProof[],
  update: Operation,
  formats: readonly Format[],
): readonly string[] => [
  ...new Set(formats.flatMap((format) => proofs.flatMap((proof) => keyOf(proof, update, format) ?? []))),
];

export async function playable(
  context: GatherContext,
  proofs: readonly MoveProof[],
  update: Operation,
  formats: readonly Format[],
): Promise<Playable> {
  const found: Record<Move, readonly Format[]> = {
    Insert: [],
    Update: [],
    InsertOrUpdate: [],
    InsertOrUpdateNonEmptyFields: [],
    Delete: [],
    Get: [],
    RefusedUpdate: [],
    RefusedDelete: [],
  };
  // Side by side: one after the other they would be the longest chain of calls of all.
  await context.after(proofKeys(proofs, update, formats));
  const made = proofs.filter(({ operation }) => operation(update) !== undefined);
  for (const move of new Set(made.map((one) => one.move))) {
    const ofMove = made.filter((one) => one.move === move);
    const judged = await Promise.all(ofMove.map((one) => judgedIn(context, one, update, formats)));
    const isOutInAllFormats = ofMove.some(
      ({ scenario }, index) =>
        ofAllFormats.includes(scenario) &&
        judged[index]?.some((kept) => kept === 'broken' || kept === 'refused'),
    );
    const isPlayed = (at: number): boolean =>
      judged.every(
        (kept, index) => kept[at] === 'kept' || (kept[at] === 'untold' && ofMove[index]?.isVeto === true),
      );
    if (!isOutInAllFormats) found[move] = formats.filter((_, at) => isPlayed(at));
  }
  const proof = proofs.find(({ move }) => move === 'Insert');
  for (const format of formats) {
    const key = proof && keyOf(proof, update, format);
    const gathered = key === undefined ? undefined : await context.other(key);
    const insert = gathered?.kind === 'evidence' ? gathered.evidence.others.insert : undefined;
    if (insert === undefined) continue;
    // A part of the plain insert was not read, because its layout is not documented. Or its own echo lost something, which ACT-1 judges. Then no
    // write of this format is played: every Get behind it would show the same loss.
    const isSpoilt = lostLayout(insert) !== undefined || echoGaps(insert).length > 0;
    for (const move of isSpoilt ? actions : []) found[move] = found[move].filter((one) => one !== format);
  }
  return found;
}

/**
 * What became of a move's own clause in each format. `refused`: the target refused the move as it was sent, which may be lawful.
 * `untold`: that could not be judged.
 */
type Kept = 'kept' | 'broken' | 'refused' | 'untold';

const judgedIn = (
  context: GatherContext,
  proof: MoveProof,
  update: Operation,
  formats: readonly Format[],
): Promise<readonly Kept[]> =>
  Promise.all(
    formats.map(async (format) => {
      const key = keyOf(proof, update, format);
      const gathered = key === undefined ? undefined : await context.other(key);
      return gathered?.kind === 'evidence' ? keptIn(proof, gathered.evidence, context) : 'untold';
    }),
  );

function keptIn({ check, step = '' }: MoveProof, evidence: Evidence, context: GatherContext): Kept {
  const dialect = context.dialectIn(evidence.answer.call.format);
  const capabilities = { dialect, notes: [], unread: {}, soap12Action: true };
  const { fixtures, journal } = context;
  const told = { capabilities, fixtures, findKey: undefined, journal };
  try {
    const subject = subjectOfCall(readable(evidence), told);
    const judgement = gate(check, subject) ?? check.judge(subject);
    const made = evidence.others[step];
    if (judgement.kind !== 'judged') return made !== undefined && isRefused(made) ? 'refused' : 'untold';
    return judgement.violations.length === 0 ? 'kept' : 'broken';
  } catch (error) {
    if (error instanceof NoAnswerError) return 'untold';
    throw error;
  }
}
