import { numeric } from '../../specs/numeric.ts';
import { found } from '../kernel/gathered.ts';
import type { OperationSuite, Scenario } from '../kernel/Scenario.ts';
import { onOwnDocument } from '../probes/shippingCalls.ts';
import { callbackAt } from '../probes/writing.ts';

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
