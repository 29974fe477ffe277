import type { Format } from '../../specs/Format.ts';
import type { Answer } from '../Answer.ts';
import type { Api } from '../Api.ts';
import type { Capabilities, Detour } from '../Capabilities.ts';
import { findDetour, ways } from './findDetour.ts';
import { standingOf } from './Standing.ts';

/**
 * The formats whose documented requests are turned away, and how their answers are had.
 *
 * Where some format works (`proven`), one that is turned away unread and whose answers can't be had is null; where
 * none does, only GET is tried and only what it brings is listed. Garbage is no refusal and is never listed.
 */
export async function findUnread(
  openApi: (capabilities: Capabilities) => Api,
  found: Capabilities,
  control: string,
  answers: ReadonlyMap<Format, Answer>,
  proven: boolean,
): Promise<Capabilities['unread']> {
  const unread: Partial<Record<Format, Detour | null>> = {};
  for (const [format, answer] of answers) {
    const standing = standingOf(answer);
    if (standing !== 'fails' && standing !== 'unread') continue;
    // Documented SOAP has one address and one way in.
    if (format === 'soap11' || format === 'soap12') continue;
    const way = await findDetour(openApi, found, format, control, proven ? ways : ways.slice(0, 1));
    if (way !== null || (proven && standing === 'unread')) unread[format] = way;
  }
  return unread;
}

/** What was found about an unread format, in words for the report. */
export function unreadNote(format: string, way: Detour | null): string {
  const refused = `${format} is refused as documented although other requests are answered:`;
  if (way === null) return `${refused} no other way to its answers was found.`;
  switch (way.kind) {
    case 'query':
      return `${refused} its answers are had by GET with the fields in the query.`;
    case 'form':
      return `${refused} its answers are had by sending the fields as a form.`;
    case 'jsonBody': {
      const by = { suffix: `the suffix .${format}`, query: `?format=${format}`, accept: 'an Accept header' };
      return `${refused} its answers are had by a json body with ${by[way.by]}.`;
    }
  }
}
