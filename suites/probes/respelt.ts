import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext, Gathered } from '../../harness/Evidence.ts';
import type { WireRequest } from '../../harness/Target.ts';
import type { Format } from '../../specs/Format.ts';
import { isNotLetIn, outcomeOf } from '../kernel/outcomeOf.ts';
import type { Scenario, ScenarioPlace } from '../kernel/Scenario.ts';
import type { Subject } from '../kernel/Subject.ts';

const respelt = 'respelt';
const afterwards = 'as-before';

/** The same request with what its format lets stand between values: blanks and line breaks in json (RFC 8259), CRLF in csv (RFC 4180). */
const spellings: Partial<Readonly<Record<Format, (text: string) => string>>> = {
  json: (text) => JSON.stringify(JSON.parse(text), null, 2),
  csv: (text) => text.replace(/\r?\n/g, '\r\n'),
};

/** The scenario of scalars alone, with the same call in another spelling beside it at the path; where that is refused, the call as it was once more. */
export const alsoRespelt = (scenario: Scenario): Scenario => ({
  ...scenario,
  gather: async (context, place) => {
    const spell = place.address === 'path' ? spellings[place.format] : undefined;
    if (spell === undefined) return scenario.gather(context, place);
    const [plain, other] = await Promise.all([
      scenario.gather(context, place),
      called(context, place, spell),
    ]);
    if (plain.kind === 'blocked' || plain.evidence.answer.detour !== null) return plain;
    if (outcomeOf(other, 'success') === 'succeeded') return beside(plain, { [respelt]: other });
    return beside(plain, {
      [respelt]: other,
      [afterwards]: await context.call(place.operation, plain.evidence.answer.call.members),
    });
  },
});

function called(
  context: GatherContext,
  { operation }: ScenarioPlace,
  spell: (text: string) => string,
): Promise<Answer> {
  const request = ({ body }: WireRequest) => ({
    body: Buffer.from(spell(Buffer.from(body).toString('utf8')), 'utf8'),
  });
  return context.call(operation, {}, { altered: { effect: 'read', request } });
}

const beside = (
  { evidence }: Extract<Gathered, { kind: 'evidence' }>,
  others: Readonly<Record<string, Answer>>,
): Gathered => ({
  kind: 'evidence',
  evidence: { ...evidence, others: { ...evidence.others, ...others } },
});

/** The answer to the other spelling, where that is refused and the plain one is taken before and after; `by` says for which reason. */
export function respeltRefused(subject: Subject, by: 'key' | 'form'): Answer | undefined {
  const { [respelt]: other, [afterwards]: again } = subject.evidence.others;
  if (other === undefined || again === undefined || subject.outcome !== 'succeeded') return undefined;
  if (outcomeOf(again, 'success') !== 'succeeded') return undefined;
  return isNotLetIn(other.exchange.response?.status) === (by === 'key') ? other : undefined;
}
