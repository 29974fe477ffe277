import { recordShape } from '../../../specs/shapes.ts';
import type { Fault } from '../../Fault.ts';
import { isEmpty } from '../../hooks/isEmpty.ts';
import { onWrite } from '../../hooks/onWrite.ts';

const operations = ['ShippingProviderUpdate', 'IntegrationUpdateUpdate', 'CompanyUpdate'];

export const stopsAtFirstEmpty: Fault = {
  clause: 'ACT-4',
  about:
    'InsertOrUpdateNonEmptyFields leaves its loop at the first empty member: what comes behind it is not updated.',
  causes: ['InsertOrUpdateNonEmptyFields does not bring back {member} as sent'],
  operations,
  hook: onWrite(operations, ({ action, stored, sent, record, id }) => {
    if (action !== 'InsertOrUpdateNonEmptyFields' || stored === undefined) return undefined;
    const names = recordShape(record).members.map(({ name }) => name);
    const stop = names.findIndex((name) => name !== id && isEmpty(sent[name] ?? null));
    const taken = stop === -1 ? names : names.slice(0, stop);
    return {
      sent: Object.fromEntries(Object.entries(sent).filter(([name]) => name === id || taken.includes(name))),
    };
  }),
};
