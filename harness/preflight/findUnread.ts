import type { Scope } from '../../config/scope.ts';
import type { Format } from '../../specs/Format.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { standingOf } from '../exchanges/Standing.ts';
import type { Api } from '../target/Api.ts';
import type { Capabilities, Detour } from '../target/Capabilities.ts';
import { ask } from './askAll.ts';
import { findDetour } from './findDetour.ts';

/**
 * The formats whose documented requests are turned away twice while other formats are answered, and how to get their answers. Null for
 * a format that is turned away unread and has no other way. Garbage is not a refusal and is never listed.
 */
export async function findUnread(
  asking: { readonly openApi: (capabilities: Capabilities) => Api; readonly scope: Scope },
  found: Capabilities,
  control: string,
  answers: ReadonlyMap<Format, Answer>,
): Promise<Capabilities['unread']> {
  const unread: Partial<Record<Format, Detour | null>> = {};
  for (const [format, answer] of answers) {
    const standing = standingOf(answer);
    if (standing !== 'fails' && standing !== 'turnedAway') continue;
    // A target that starts may fail one call of the first burst.
    if (standingOf(await ask(asking.openApi(found), control, format)) === 'works') continue;
    const way = await findDetour(asking, found, format, control);
    if (way !== null || standing === 'turnedAway') unread[format] = way;
  }
  return unread;
}

/** What was found about an unread format, in words for the report. */
export function unreadNote(format: string, way: Detour | null): string {
  const refused = `${format} is refused as documented, although other requests are answered:`;
  if (way === null) return `${refused} Assay found no other way to its answers.`;
  switch (way.kind) {
    case 'query':
      return `${refused} Assay gets its answers by GET with the fields in the query.`;
    case 'form':
      return `${refused} Assay gets its answers by sending the fields as a form.`;
    case 'jsonBody': {
      const by = { suffix: `the suffix .${format}`, query: `?format=${format}`, accept: 'an Accept header' };
      return `${refused} Assay gets its answers by a json body with ${by[way.by]}.`;
    }
  }
}
