import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const statusUnknownToShipping: Fault = {
  clause: 'ENV-1',
  about:
    'Answers about shipping information, and refusals of custom reports, carry no ResponseStatus, but where csv would have nothing else.',
  operations: ['ShippingInformation*', 'CustomReportGetData'],
  hook: onReply({}, (members, { operation, format }) => {
    const { ResponseStatus, ...rest } = members;
    const isMeant = /^(ShippingInformation|CustomReport)/.test(operation?.name ?? '');
    const isKept = format === 'csv' && operation?.name === 'ShippingInformationGet';
    return isMeant && !isKept ? rest : members;
  }),
};
