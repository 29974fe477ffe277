import type { Answer } from '../../harness/Answer.ts';
import type { EvidenceSpec } from '../../harness/Evidence.ts';
import type { Judgement } from '../../harness/Judgement.ts';
import { isAnswered } from '../../harness/silence.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import { readIn } from '../compare/majority.ts';
import { operationSuites } from '../kernel/operationSuites.ts';
import { isNotLetIn, outcomeOf } from '../kernel/outcomeOf.ts';
import { plainAgain, refusedByNow } from '../kernel/plainAgain.ts';
import { evidenceKey, type Scenario } from '../kernel/Scenario.ts';

/** A call that fails, or should, in every format at its default address. */
export interface FailingCall {
  readonly operation: Operation;
  readonly scenario: Scenario;
  /** Empty for the first of an operation, else its name: a part of case ids. */
  readonly slug: string;
  readonly spec: EvidenceSpec;
}

/** The failing calls that the suites make of the operations, each put together from all of the run's formats. */
export const failingCalls = (selected: readonly Format[]): readonly FailingCall[] =>
  [...operations.values()].flatMap((operation) =>
    (operationSuites.get(operation.name) ?? [])
      .filter(({ expects, where, apart }) => expects === 'failure' && where !== 'elsewhere' && apart !== true)
      .map((scenario, index) => ({
        operation,
        scenario,
        slug: index === 0 ? '' : `/${scenario.name}`,
        spec: together(operation, scenario, selected),
      })),
  );

/** Whether the plain write of an operation tells if its requests are understood in a format. */
const hasPlain = ({ name, kind }: Operation): boolean =>
  kind === 'write' && (operationSuites.get(name) ?? []).some((one) => one.name === 'success');

const plainIn = (format: Format): string => `plain-${format}`;

/** Why the failing call may fail for another reason in a format: the plain call of the operation is refused there as well. */
export function plainRefusal(
  others: Readonly<Record<string, Answer>>,
  format: Format,
): Extract<Judgement, { kind: 'blocked' }> | undefined {
  const plain = others[plainIn(format)];
  if (plain === undefined) return undefined;
  if (!isAnswered(plain))
    return { kind: 'blocked', cause: 'control', message: `the plain write is not answered in ${format}` };
  if (isNotLetIn(plain.exchange.response?.status))
    return {
      kind: 'blocked',
      cause: 'clause:AUTH-1',
      message: `the plain call is not let in in ${format} either`,
    };
  return outcomeOf(plain, 'success') === 'failed'
    ? { kind: 'blocked', cause: 'control', message: `the plain write is refused in ${format} as well` }
    : undefined;
}

function together(operation: Operation, scenario: Scenario, selected: readonly Format[]): EvidenceSpec {
  const keyOf = (format: Format): string =>
    evidenceKey({ operation, format, address: defaultAddress(format) }, scenario.name);
  const plainKeys = new Map(
    hasPlain(operation)
      ? selected.map((format) => [
          format,
          evidenceKey({ operation, format, address: defaultAddress(format) }, 'success'),
        ])
      : [],
  );
  return {
    key: `all/${operation.name}/many/${scenario.name}`,
    operation,
    format: selected[0] ?? 'json',
    address: 'many',
    scenario: scenario.name,
    expects: 'failure',
    ...(scenario.shownBy === undefined ? {} : { shownBy: scenario.shownBy }),
    apart: true,
    effect: scenario.effect,
    requires: [...selected.map(keyOf), ...plainKeys.values()],
    plan: { calls: [operation.name] },
    gather: async (context) => {
      const others: Record<string, Answer> = {};
      let obstacle: Awaited<ReturnType<typeof context.other>> | undefined;
      for (const format of selected) {
        const gathered = await context.other(keyOf(format));
        if (gathered.kind === 'blocked') obstacle ??= gathered;
        else {
          const { answer, others: beside } = gathered.evidence;
          others[readIn(format)] = answer;
          // Of a delete it is there only where neither call is let in.
          if (beside.plain !== undefined) others[plainIn(format)] = beside.plain;
        }
        const plain = plainKeys.get(format);
        const control = plain === undefined ? undefined : await context.other(plain);
        if (control?.kind === 'evidence') others[plainIn(format)] = control.evidence.answer;
        if (gathered.kind === 'evidence' && refusedByNow(gathered.evidence.others[plainAgain]) !== undefined)
          others[plainIn(format)] = gathered.evidence.others[plainAgain] as Answer;
      }
      const [answer] = selected.flatMap((format) => others[readIn(format)] ?? []);
      if (answer !== undefined) return { kind: 'evidence', evidence: { answer, others, pooled: true } };
      if (obstacle === undefined) throw new Error('a run has at least one format');
      return obstacle;
    },
  };
}

/** What most of the formats say; of two that are as common, what the first format says. Undefined when nobody says anything. */
export function majority(said: ReadonlyMap<Format, string>): string | undefined {
  const counted = new Map<string, number>();
  for (const text of said.values()) counted.set(text, (counted.get(text) ?? 0) + 1);
  // The sort is stable, and the map keeps the order of the formats.
  return [...counted].sort(([, one], [, other]) => other - one)[0]?.[0];
}
