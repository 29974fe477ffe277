import type { Format } from '../../specs/Format.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { NetworkFailure } from '../exchanges/Exchange.ts';
import type { Api } from '../target/Api.ts';
import { ask } from './askAll.ts';
import { noTarget } from './noTarget.ts';

/**
 * Raises TargetError when nothing was answered over HTTP. If the target breaks the connection, one other Get is tried first: it
 * may do that only to APIKeyGet.
 */
export async function requireAnswer(
  api: Api,
  answers: ReadonlyMap<Format, Answer>,
  where: string,
  timeoutMs: number,
): Promise<void> {
  const failures = [...answers.values()].map(silence);
  const [failure] = failures;
  if (failure === undefined || failure === null || failures.includes(null)) return;
  const telling = (['timeout', 'protocol'] as const).find((kind) => failures.includes(kind));
  const worst = telling ?? failure;
  const broken = worst === 'closed' || worst === 'reset' || worst === 'protocol';
  const [format] = answers.keys();
  if (broken && format !== undefined && silence(await ask(api, 'UserGet', format)) === null) return;
  throw noTarget(worst, where, timeoutMs);
}

/** Why there was no HTTP answer; null when there was one, even if only the start of one that is too long. */
function silence({ exchange }: Answer): NetworkFailure['kind'] | null {
  if (exchange.response !== null || exchange.failure === null || exchange.failure.kind === 'size')
    return null;
  return exchange.failure.kind;
}
