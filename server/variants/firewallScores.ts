import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** How many signs in one text are an attack. */
const most = 3;

const signs = /[~!@#$%^&*()+={}[\]|\\:;"'´’‘`<>]/g;

/** Members whose usual content has many of them. */
const excluded = /^(?:APIKEY|JsonData|Payload|EntityIDs|.*URL|.*Date\w*)$/;

export const firewallScores: Variant = {
  about: `A firewall before the server refuses writes with a text of ${most} or more special characters, under 403 (TYP-12: taking a hazard is SHOULD).`,
  leaves: ['TYP-12'],
  blocks: ['control'],
  hook: onRequest(null, (request) => {
    const { Filters, ...rest } = request;
    changedValues(rest, (value, name) => {
      const isAttack =
        typeof value === 'string' && !excluded.test(name) && (value.match(signs)?.length ?? 0) >= most;
      if (isAttack)
        throw new OperationFailure('Blocked by rule 942432: too many special characters. Nothing was done.', {
          status: 403,
        });
      return value;
    });
    return request;
  }),
};
