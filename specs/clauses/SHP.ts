import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { Clause } from '../Clause.ts';

/** Shipping information. */
export const SHP: readonly Clause[] = [
  {
    id: 'SHP-1',
    level: 'MUST',
    statement:
      'ShippingInformationUpdate echoes ShippingInfo, ShippingInformationDelete answers a status, ShippingInformationCreateLabel gives ShippingInfo and a LabelURL.',
    section: 'Endpoints: Operations with request and response shape',
    judging: 'On the members of ShippingInfo that no server computes.',
    open: 'The response of ShippingInformationGet: only its envelope is judged. That of ShippingInformationDelete is a status: ENV-1 judges it.',
    appliesTo: {
      reason: 'The operations whose response holds more than a status.',
      holds: both(
        operationIs('ShippingInformationUpdate', 'ShippingInformationCreateLabel'),
        atDefaultAddress,
      ),
    },
  },
];
