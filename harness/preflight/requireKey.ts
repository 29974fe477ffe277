import type { Settings } from '../../config/Settings.ts';
import type { Format } from '../../specs/Format.ts';
import type { ProbedTarget } from '../dialect/DialectProbe.ts';
import { startDialect } from '../dialect/discoverDialect.ts';
import type { Rejection } from '../dialect/findOperations.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { standingOf } from '../exchanges/Standing.ts';
import { holdsDocumentedMember } from '../exchanges/statusBlock.ts';
import { TargetError } from '../target/TargetError.ts';
import { ask } from './askAll.ts';

/** The answers to the first Get: to the documented call, to the key in the query, and in the dialect that was understood. */
interface HadAnswers {
  readonly documented: ReadonlyMap<Format, Answer>;
  readonly byQuery: ReadonlyMap<Format, Answer>;
  readonly rejected: Rejection | null;
}

/**
 * Raises TargetError when the key is refused: APIKeyGet and another Get fail in every selected format that says anything about
 * the key. Called when nothing works. If a format's documented request is turned away unread, we use the answer in the dialect
 * that was understood, or to the key in the query. A format that is never read says nothing.
 */
export async function requireKey(
  probed: ProbedTarget,
  settings: Settings,
  { documented, byQuery, rejected }: HadAnswers,
  [asked, other]: readonly [string, string | undefined],
  where: string,
): Promise<void> {
  const manner = rejected?.manner ?? { dialect: startDialect(settings), soap12Action: true };
  const inDialect: ReadonlyMap<Format, Answer> = new Map(rejected?.answers);
  const refused: Format[] = [];
  const statuses = new Set<number | undefined>();
  let holdsMember = false;
  for (const [format, answer] of documented) {
    const unread = standingOf(answer) === 'turnedAway' && !inDialect.has(format);
    const standing = standingOf(
      inDialect.get(format) ?? (unread ? byQuery.get(format) : undefined) ?? answer,
    );
    if (standing === 'turnedAway' || standing === 'silent') continue;
    const way = unread ? { [format]: { kind: 'query' } as const } : {};
    const api = probed.openApi({ ...manner, notes: [], unread: way });
    if (standing !== 'fails') return;
    if (other !== undefined && standingOf(await ask(api, other, format)) !== 'fails') return;
    refused.push(format);
    statuses.add(answer.exchange.response?.status);
    holdsMember ||= holdsDocumentedMember(inDialect.get(format) ?? answer);
  }
  if (refused.length === 0) return;
  if (statuses.size === 1 && statuses.has(404)) {
    throw new TargetError(
      `${where} answers ${asked} with HTTP 404 in ${refused.join(', ')}: check whether the path of the base URL is right.`,
    );
  }
  if (settings.apiKey === null || settings.apiKey === '') {
    throw new TargetError(
      `${where} wants a key and none was given: set ASSAY_API_KEY, or name a file with --api-key-file.`,
    );
  }
  const gateway = holdsMember
    ? ''
    : `; if a gateway or a login before the API refused these calls (HTTP ${[...statuses].join(' and ')} with nothing of the API in it), give it what it wants, with --header`;
  throw new TargetError(
    `${where} refuses the key (${[asked, other].filter((name) => name !== undefined).join(' and ')} fail in ${refused.join(', ')}): give one that it knows, in ASSAY_API_KEY or with --api-key-file${gateway}.`,
  );
}
