import { outcomeOf } from '../kernel/outcomeOf.ts';
import { isEvenTurn, type OperationSuite } from '../kernel/Scenario.ts';
import { onOwnDocument, onUnknownDocument } from '../probes/shippingCalls.ts';

/** A label may cost money: one a format, and none at the other addresses. */
export const ShippingInformationCreateLabel: OperationSuite = [
  onOwnDocument({
    where: 'default',
    effect: 'label',
    needs: ['ShippingInformationUpdate'],
    // In every second format with the block that the document holds already: that lacks nothing.
    options: (_, place, { ShippingInformationUpdate: written }) =>
      isEvenTurn(place) && written !== undefined && outcomeOf(written, 'success') === 'succeeded'
        ? { ShippingInfo: written.call.members.ShippingInfo, NotifyCustomer: false }
        : {},
  }),
  onUnknownDocument('elsewhere', 'label'),
];
