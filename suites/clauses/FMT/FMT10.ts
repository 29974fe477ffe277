import type { Answer } from '../../../harness/Answer.ts';
import type { Evidence, EvidenceSpec, GatherContext } from '../../../harness/Evidence.ts';
import { isSoap } from '../../../specs/isSoap.ts';
import { operation } from '../../../specs/operations.ts';
import { addressIs, all, atDefaultAddress, both, either, noOperation } from '../../../specs/rules.ts';
import { mediaType } from '../../kernel/addressBlame.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found } from '../../kernel/gathered.ts';
import { profileEvidence } from '../../probes/profile.ts';

/** Unknown formats, wrong methods, formats that contradict each other and the format of a bare named route are not shown. */
export const FMT10: JudgedClause = clause('FMT-10', {
  level: 'OPEN',
  statement:
    'Unknown formats, wrong methods, formats that contradict each other and the format of a bare named route are not shown.',
  section: 'Endpoints: Common request and response rules',
  judging: 'Never judged: what the server does is recorded in the implementation profile.',
  appliesTo: {
    reason:
      'Bare named routes show which format the server picks; the rest is about no operation in particular.',
    holds: either(both(all, addressIs('named', 'namedGet')), both(noOperation, atDefaultAddress)),
  },
  /** What unknown operations and formats, bare named routes, wrong methods and conflicts are answered with. */
  observed: {
    evidence: (selected) =>
      selected[0] === undefined || isSoap(selected[0])
        ? []
        : profileEvidence(selected, {
            name: scenario,
            operation: get.name,
            gather: async (context) => {
              const conflicting = selected[0] === 'json' ? 'xml' : 'json';
              const unknown = await altered(context, (path) => path.replace(/^\/\w+/, '/assayformat'));
              return found(unknown, {
                GET: await context.call(get, {}, { address: 'namedGet' }),
                [`?format=${conflicting} on the path of ${selected[0]}`]: await altered(
                  context,
                  (path) => `${path}?format=${conflicting}`,
                ),
                [`.${selected[0]} on the path of ${selected[0]}`]: await altered(
                  context,
                  (path) => `${path}.${selected[0]}`,
                ),
              });
            },
          }),
    observe: (evidence, spec) =>
      spec.scenario === scenario ? ofAddresses(evidence) : ofPlace(evidence.answer, spec),
  },
});

const get = operation('APIKeyGet');
const scenario = 'address-profile';

const altered = (context: GatherContext, to: (path: string) => string): Promise<Answer> =>
  context.call(get, {}, { altered: { effect: 'read', request: ({ path }) => ({ path: to(path) }) } });

function ofAddresses({ answer, others }: Evidence): string {
  const rest = Object.entries(others).map(([what, each]) => `${what} is answered with ${typeOf(each)}`);
  return [`an unknown format is answered with ${typeOf(answer)}`, ...rest].join('; ');
}

function ofPlace(
  answer: Answer,
  { scenario: name, address, format, stage }: EvidenceSpec,
): string | undefined {
  if (answer.exchange.response === null || stage !== undefined) return undefined;
  if (name === 'unknown-operation') return `an unknown operation is answered with ${typeOf(answer)}`;
  if (address === 'named') return `a bare named route answers ${format} with ${typeOf(answer, false)}`;
  return address === 'namedGet' ? `a bare named route answers GET with ${typeOf(answer, false)}` : undefined;
}

function typeOf({ exchange: { response, failure } }: Answer, withStatus = true): string {
  if (response === null) return `nothing (${failure?.kind})`;
  const header = response.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const type = mediaType(header) || 'no Content-Type';
  return withStatus ? `HTTP ${response.status}, ${type}` : type;
}
