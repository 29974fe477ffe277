import type { Decoded } from '../../../formats/Codec.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { disagreements } from '../../../harness/schemas/secondOpinion.ts';
import { responseHolds, succeedsInItsFormat, where } from '../../../specs/rules.ts';
import { deviationCheck, documentedMembers } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const TYP15 = clause('TYP-15', {
  statement: 'Every member that is present has its documented type.',
  section: 'Resources and their fields',
  judging:
    'Absent and nil stand for no value; an empty list may be absent, nil or empty. Types with a clause of their own are judged there (TYP-1..3, 5..8, 10, 17, ENV-2, 3, 5, 6, 10): what is left are texts, records and lists. A json answer is validated by its JSON Schema too: what only that objects to, without a known reason, is observed and fails nothing.',
  appliesTo: where(
    'Operations whose success holds a text that no other clause judges. Not on bare named routes, where the server picks the format.',
    responseHolds('string'),
    succeedsInItsFormat,
  ),
  checks: [deviationCheck('TYP-15', { seenOn: documentedMembers })],
  /** What ajv objects to in a json answer and our decoder does not (docs/decisions/0037). */
  observed: { observe: ({ answer }, { stage }) => (stage === undefined ? onlyInSchemas(answer) : undefined) },
});

/** An answer that came before is the same object again. */
const known = new WeakMap<Decoded, string>();

/** More places than this are not named. */
const most = 10;

function onlyInSchemas({ call, exchange, decoded, readAs }: Answer): string | undefined {
  const { operation, address, callback } = call;
  const body = exchange.response?.body;
  if (operation === null || decoded === null || body === undefined) return undefined;
  // The text around json that was asked for as a script is no JSON.
  if ((readAs ?? call.format) !== 'json' || address === 'jsonp' || callback !== undefined) return undefined;
  const told =
    known.get(decoded) ??
    (disagreements(operation, body, decoded) ?? [])
      .filter(({ only, reason }) => only === 'ajv' && reason === undefined)
      .map(({ path, message }) => `${path.replace(/\[\d+\]/g, '[]')} ${message}`)
      .filter((one, index, all) => all.indexOf(one) === index)
      .sort()
      .slice(0, most)
      .join('; ');
  known.set(decoded, told);
  return told === '' ? undefined : `only its JSON Schema objects: ${told}`;
}
