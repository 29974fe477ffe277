import type { Format } from '../../specs/Format.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { NetworkFailure } from '../exchanges/Exchange.ts';
import type { Api } from '../target/Api.ts';
import type { Target } from '../target/Target.ts';
import { ask } from './askAll.ts';
import { type HowAsked, noTarget } from './noTarget.ts';

/**
 * Raises TargetError when nothing was answered over HTTP. If the target breaks the connection, one `other` Get is tried first: it
 * may do that only to the one that was asked.
 */
export async function requireAnswer(
  api: Api,
  answers: ReadonlyMap<Format, Answer>,
  { target, other }: { readonly target: Target; readonly other: string | undefined },
  asked: () => Promise<HowAsked>,
): Promise<void> {
  const failures = [...answers.values()].flatMap((answer) => silence(answer) ?? []);
  const [first] = failures;
  if (first === undefined || failures.length < answers.size) return;
  const ofKind = (kind: NetworkFailure['kind']): NetworkFailure | undefined =>
    failures.find((failure) => failure.kind === kind);
  const worst =
    failures.find(({ trouble }) => trouble !== undefined) ?? ofKind('timeout') ?? ofKind('protocol') ?? first;
  const broken = ['closed', 'reset', 'protocol'].includes(worst.kind);
  const [format] = answers.keys();
  const isTriable = broken && format !== undefined && other !== undefined;
  if (isTriable && silence(await ask(api, other, format)) === null) return;
  const told = broken ? await target.trouble?.() : undefined;
  throw noTarget(told ?? worst, await asked());
}

/** Why there was no HTTP answer; null when there was one, even if only the start of one that is too long. */
function silence({ exchange: { response, failure } }: Answer): NetworkFailure | null {
  return response !== null || failure?.kind === 'size' ? null : failure;
}
