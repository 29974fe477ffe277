import { operation } from '../../specs/operations.ts';
import type { Profile } from '../kernel/Check.ts';
import { found } from '../kernel/gathered.ts';
import { answerInWords, profileEvidence } from '../probes/profile.ts';

const get = operation('APIKeyGet');
const scenario = 'without-action';

/**
 * What soap12 answers without SOAPAction: the document names that header for soap11 alone, so neither an answer nor a refusal
 * says anything against a target.
 */
export const FMT4: Profile = {
  clause: 'FMT-4',
  evidence: (selected) =>
    profileEvidence(
      selected.filter((format) => format === 'soap12'),
      {
        name: scenario,
        operation: get.name,
        gather: async (context) =>
          found(await context.call(get, {}, { altered: { effect: 'read', request: bare } })),
      },
    ),
  observe: ({ answer }, spec) =>
    spec.scenario === scenario ? `soap12 without SOAPAction: ${answerInWords(answer)}` : undefined,
};

const bare = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => ({
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'soapaction'),
  ),
});
