import type { Evidence, GatherContext } from '../../../harness/Evidence.ts';
import { NoAnswerError, readable } from '../../../harness/silence.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operation } from '../../../specs/operations.ts';
import { ACT2 } from '../../clauses/ACT/ACT2.ts';
import { ACT3 } from '../../clauses/ACT/ACT3.ts';
import { ACT4 } from '../../clauses/ACT/ACT4.ts';
import { ACT6 } from '../../clauses/ACT/ACT6.ts';
import { DEL1 } from '../../clauses/DEL/DEL1.ts';
import { echoGaps } from '../../compare/gaps.ts';
import type { Check } from '../../kernel/Check.ts';
import { gate } from '../../kernel/gate.ts';
import { lostLayout } from '../../kernel/layout.ts';
import { evidenceKey } from '../../kernel/Scenario.ts';
import { subjectOf } from '../../kernel/Subject.ts';
import { kindOf } from '../recordActions/kinds.ts';
import { recordActions } from '../recordActions/recordActions.ts';
import type { Move } from './steps.ts';

/**
 * The formats in which each move may stand in a sequence: those where it kept its own clause when it was made alone, and
 * for writes, where the layout of a record was understood at all.
 */
export type Playable = Readonly<Record<Move, readonly Format[]>>;

interface Proof {
  readonly move: Move;
  readonly operation: (update: Operation) => string | undefined;
  readonly scenario: string;
  readonly check: Check | undefined;
}

const byUpdate = (update: Operation): string => update.name;
const byGet = (update: Operation): string | undefined => kindOf(update).get;
const slugged = (checks: readonly Check[], slug: string): Check | undefined =>
  checks.find((check) => check.slug === slug);

const proofs: readonly Proof[] = [
  { move: 'Update', operation: byUpdate, scenario: recordActions.name, check: ACT2.checks[0] },
  {
    move: 'InsertOrUpdate',
    operation: byUpdate,
    scenario: recordActions.name,
    check: slugged(ACT3.checks, 'updates'),
  },
  {
    move: 'InsertOrUpdateNonEmptyFields',
    operation: byUpdate,
    scenario: recordActions.name,
    check: slugged(ACT4.checks, 'updates'),
  },
  // The plain insert is read back in its own format.
  { move: 'Insert', operation: byGet, scenario: 'read-back', check: ACT6.checks[0] },
  { move: 'Get', operation: byGet, scenario: 'read-back', check: ACT6.checks[0] },
  {
    move: 'Delete',
    operation: ({ name }) => (name === 'CompanyUpdate' ? 'CompanyDelete' : undefined),
    scenario: 'after-the-delete',
    check: DEL1.checks[0],
  },
];

const keyOf = (proof: Proof, update: Operation, format: Format): string | undefined => {
  const name = proof.operation(update);
  const address = defaultAddress(format);
  return name === undefined
    ? undefined
    : evidenceKey({ operation: operation(name), format, address }, proof.scenario);
};

/** The evidence by which it is known what is playable. */
export const proofKeys = (update: Operation, formats: readonly Format[]): readonly string[] => [
  ...new Set(formats.flatMap((format) => proofs.flatMap((proof) => keyOf(proof, update, format) ?? []))),
];

export async function playable(
  context: GatherContext,
  update: Operation,
  formats: readonly Format[],
): Promise<Playable> {
  const found: Record<Move, Format[]> = {
    Insert: [],
    Update: [],
    InsertOrUpdate: [],
    InsertOrUpdateNonEmptyFields: [],
    Delete: [],
    Get: [],
  };
  // Side by side: one after the other they would be the longest chain of calls of all.
  await context.after(proofKeys(update, formats));
  for (const proof of proofs) {
    for (const format of formats) {
      const key = keyOf(proof, update, format);
      if (key === undefined || proof.check === undefined) continue;
      const gathered = await context.other(key);
      if (gathered.kind === 'evidence' && isKept(proof.check, gathered.evidence, format, context)) {
        found[proof.move].push(format);
      }
    }
  }
  const { lost, altered } = await lostIn(context, update, formats);
  for (const move of writes) found[move] = found[move].filter((format) => !lost.has(format));
  // What an insert's own echo lacks is ACT-1's, in whatever the Get shows of it later.
  found.Insert = found.Insert.filter((format) => !altered.has(format));
  return found;
}

const writes: readonly Move[] = ['Insert', 'Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'];

interface Lost {
  /** The formats in which a part of a plain insert was not read, because its layout is not documented. */
  readonly lost: ReadonlySet<Format>;
  /** The formats in which a plain insert was not echoed as it was sent. */
  readonly altered: ReadonlySet<Format>;
}

async function lostIn(context: GatherContext, update: Operation, formats: readonly Format[]): Promise<Lost> {
  const lost = new Set<Format>();
  const altered = new Set<Format>();
  const proof = proofs.find(({ move }) => move === 'Insert');
  for (const format of formats) {
    const key = proof && keyOf(proof, update, format);
    const gathered = key === undefined ? undefined : await context.other(key);
    const insert = gathered?.kind === 'evidence' ? gathered.evidence.others.insert : undefined;
    if (insert === undefined) continue;
    if (lostLayout(insert) !== undefined) lost.add(format);
    if (echoGaps(insert).length > 0) altered.add(format);
  }
  return { lost, altered };
}

function isKept(check: Check, evidence: Evidence, format: Format, context: GatherContext): boolean {
  const { operation: called, address } = evidence.answer.call;
  const spec = {
    key: '',
    operation: called,
    format,
    address,
    scenario: '',
    expects: 'success',
    effect: 'read',
    plan: { calls: [] },
    gather: async () => ({ kind: 'evidence', evidence }) as const,
  } as const;
  const capabilities = { dialect: context.dialect, notes: [], unread: {}, soap12Action: true };
  const { fixtures, journal } = context;
  const told = { capabilities, fixtures, findKey: undefined, journal };
  try {
    const subject = subjectOf(readable(evidence), spec, told);
    const judgement = gate(check, subject) ?? check.judge(subject);
    return judgement.kind === 'judged' && judgement.violations.length === 0;
  } catch (error) {
    if (error instanceof NoAnswerError) return false;
    throw error;
  }
}
