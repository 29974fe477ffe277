import { numeric } from '../../../specs/numeric.ts';
import { found } from '../../kernel/gathered.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { isEvenTurn, type OperationSuite, type Scenario } from '../../kernel/Scenario.ts';
import { shipping, shippingBefore, shippingIn } from '../records/shipping.ts';
import { onOwnDocument, onUnknownDocument } from '../shippingCalls.ts';
import { callbackAt } from '../writing.ts';

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

export const ShippingInformationDelete: OperationSuite = [
  onOwnDocument({
    where: 'default',
    effect: 'write',
    needs: ['ShippingInformationUpdate'],
    after: ['ShippingInformationUpdate', 'ShippingInformationGet', 'ShippingInformationCreateLabel'],
  }),
  onUnknownDocument('everywhere', 'write'),
];

const own = onOwnDocument({ where: 'everywhere', effect: 'read', needs: ['ShippingInformationUpdate'] });

/** The fixtures' document, so that a run that may only read can judge it too; else the run's own. */
const reading: Scenario = {
  ...own,
  gather: async (context, place) => {
    const id = context.fixtures.documentIdWithShipping;
    if (id === undefined) return own.gather(context, place);
    return found(await context.call(place.operation, { DocumentId: numeric(id) }, callbackAt(place)));
  },
};

export const ShippingInformationGet: OperationSuite = [reading];

export const ShippingInformationUpdate: OperationSuite = [
  onOwnDocument({
    where: 'everywhere',
    effect: 'write',
    before: (context, place) => ({ ShippingInfo: shippingBefore(context, place) }),
    judgedByIt: ['ShippingInformationCreateLabel'],
    members: (context, place) => ({ ShippingInfo: shippingIn(context, place) }),
  }),
  onUnknownDocument('default', 'write', { ShippingInfo: shipping }),
];
