import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { answeredType } from '../../../harness/exchanges/headers.ts';
import { where } from '../../../specs/appliesTo.ts';
import type { Format } from '../../../specs/Format.ts';
import { isSoap } from '../../../specs/isSoap.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { addressIs, all, allOf, atDefaultAddress, either, noOperation } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { profileEvidence } from '../../probes/profile.ts';

export const FMT10 = clause('FMT-10', {
  level: 'OPEN',
  statement:
    'The document does not show the answer to unknown formats, wrong methods or contradicting formats, nor the format of a bare named route.',
  section: 'Endpoints: Common request and response rules',
  judging: 'Never judged: what the server does is listed under Observations in the report.',
  appliesTo: where(
    'Bare named routes show which format the server picks; the rest is about no operation in particular.',
    either(allOf(all, addressIs('named', 'namedGet')), allOf(noOperation, atDefaultAddress)),
  ),
  /** What unknown operations and formats, bare named routes, wrong methods and conflicts are answered with. */
  observed: {
    evidence: (selected, { withoutFormats }) => {
      const [format] = selected;
      if (format === undefined || isSoap(format)) return [];
      const usual: Format = format === 'json' ? 'xml' : 'json';
      const other = [usual, ...selected].find(
        (one) => one !== format && !isSoap(one) && !withoutFormats.includes(one),
      );
      return profileEvidence(selected, {
        name: profiled,
        operation: get.name,
        gather: async (context) => {
          const at = (to: (path: string) => string): Promise<Answer> =>
            context.call(
              get,
              {},
              { altered: { effect: 'read', request: ({ path }) => ({ path: to(path) }) } },
            );
          const unknown = await at((path) => path.replace(/^\/\w+/, '/assayformat'));
          return asEvidence(unknown, {
            GET: await context.call(get, {}, { address: 'namedGet' }),
            ...(other === undefined
              ? {}
              : {
                  [`?format=${other} on the path of ${format}`]: await at(
                    (path) => `${path}?format=${other}`,
                  ),
                }),
            [`.${format} on the path of ${format}`]: await at((path) => `${path}.${format}`),
          });
        },
      });
    },
    observe: ({ answer, others }, { scenario, address, format, stage }) => {
      if (scenario === profiled) {
        const answers = Object.entries({ 'an unknown format': answer, ...others });
        return answers.map(([what, each]) => `${what} is answered with ${statusAndType(each)}`).join('; ');
      }
      if (answer.exchange.response === null || stage !== undefined) return undefined;
      if (scenario === 'unknown-operation')
        return `an unknown operation is answered with ${statusAndType(answer)}`;
      if (address === 'named') return `a bare named route answers ${format} with ${typeOf(answer)}`;
      return address === 'namedGet' ? `a bare named route answers GET with ${typeOf(answer)}` : undefined;
    },
  },
});

const get = operationNamed('APIKeyGet');
const profiled = 'address-profile';

const typeOf = (answer: Answer): string => answeredType(answer) || 'no Content-Type';

const statusAndType = (answer: Answer): string => {
  const { response, failure } = answer.exchange;
  return response === null ? `nothing (${failure?.kind})` : `HTTP ${response.status}, ${typeOf(answer)}`;
};
