import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { standingOf } from '../exchanges/Standing.ts';
import type { Api } from '../target/Api.ts';
import type { Capabilities } from '../target/Capabilities.ts';
import { ask } from './askAll.ts';

/**
 * Asks a Get by GET, with the key in the query, in the formats where the documented request was turned away. If nothing works
 * as documented, this tells a refused key from an unread format.
 */
export async function askByQuery(
  openApi: (capabilities: Capabilities) => Api,
  found: Capabilities,
  operationName: string,
  documented: ReadonlyMap<Format, Answer>,
): Promise<ReadonlyMap<Format, Answer>> {
  const formats = [...documented.keys()].filter((format) => {
    const answer = documented.get(format);
    const standing = answer === undefined ? 'silent' : standingOf(answer);
    return (standing === 'fails' || standing === 'turnedAway') && !isSoap(format);
  });
  const answers = await Promise.all(
    formats.map(async (format) => {
      const api = openApi({ ...found, unread: { [format]: { kind: 'query' } } });
      return [format, await ask(api, operationName, format)] as const;
    }),
  );
  return new Map(answers);
}
