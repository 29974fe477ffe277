import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const optionalsLeftOut: Variant = {
  about:
    'What rows mark "(opt)" in responses is left out: ids and codes of companies, the user, the status of reports.',
  // Whether a report without a status is a success, nobody can tell; so it controls nothing.
  blocks: ['nothing', 'control'],
  hook: onAnswerMembers({ outcome: 'success' }, (members, { operation }) => {
    const { entityID, InternalErrorCode, mvUser, ResponseStatus, ...rest } = members;
    if (operation?.name === 'CompanyUpdate') return { ...rest, ResponseStatus };
    if (operation?.name === 'UserGet') return { ResponseStatus };
    return operation?.name === 'CustomReportGetData' ? rest : members;
  }),
};
