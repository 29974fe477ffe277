import type { Settings } from '../../config/Settings.ts';
import type { Format } from '../../specs/Format.ts';
import type { Answer } from '../Answer.ts';
import { startDialect } from '../dialect/discoverDialect.ts';
import type { Line } from '../dialect/Probe.ts';
import type { Rejection } from '../dialect/settleOperations.ts';
import { TargetError } from '../TargetError.ts';
import { ask } from './askAll.ts';
import { standingOf } from './Standing.ts';

/**
 * Raises TargetError when the key is refused: APIKeyGet and another Get fail in every selected format that says
 * anything about the key. Called when nothing works. A format whose documented request is turned away unread is asked
 * in the dialect that was understood, or with the key in the query; what it never reads says nothing about the key.
 */
export async function requireKey(
  line: Line,
  settings: Settings,
  answers: ReadonlyMap<Format, Answer>,
  rejected: Rejection | null,
  where: string,
): Promise<void> {
  const dialect = rejected?.manner.dialect ?? startDialect(settings);
  const plain = { dialect, soap12Action: rejected?.manner.soap12Action ?? true, notes: [], unread: {} };
  const refused: Format[] = [];
  for (const [format, documented] of answers) {
    const understood =
      (rejected?.answers as ReadonlyMap<Format, Answer> | undefined)?.get(format) ?? documented;
    const unread = standingOf(understood) === 'unread' && format !== 'soap11' && format !== 'soap12';
    const api = line.openApi(unread ? { ...plain, unread: { [format]: { kind: 'query' } } } : plain);
    const standing = standingOf(unread ? await ask(api, 'APIKeyGet', format) : understood);
    if (standing === 'unread' || standing === 'silent') continue;
    if (standing !== 'fails' || standingOf(await ask(api, 'UserGet', format)) !== 'fails') return;
    refused.push(format);
  }
  if (refused.length === 0) return;
  if (settings.apiKey === null || settings.apiKey === '') {
    throw new TargetError(
      `${where} wants a key and none was given: set ASSAY_API_KEY, or name a file with --api-key-file.`,
    );
  }
  throw new TargetError(
    `${where} refuses the key (APIKeyGet and UserGet fail in ${refused.join(', ')}): give one that it knows, in ASSAY_API_KEY or with --api-key-file.`,
  );
}
