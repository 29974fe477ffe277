import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const statusUnknownToShipping: Fault = {
  clause: 'ENV-1',
  about: 'Answers about shipping information, and refusals of custom reports, carry no ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: ['ShippingInformation*', 'CustomReportGetData'],
  hook: onAnswerMembers({}, (members, { operation }) => {
    const { ResponseStatus, ...rest } = members;
    const isMeant = /^(ShippingInformation|CustomReport)/.test(operation?.name ?? '');
    return isMeant ? rest : members;
  }),
};
