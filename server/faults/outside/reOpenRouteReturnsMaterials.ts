import type { Fault } from '../../Fault.ts';
import { onNamedRoutes } from '../../hooks/onNamedRoutes.ts';

export const reOpenRouteReturnsMaterials: Fault = {
  clause: 'FMT-9',
  about:
    'The route /WorkOrder/WorkOrderReOpen leads to WorkOrderReturnMaterials, so that no work order is re-opened by it.',
  operations: ['WorkOrderReOpen'],
  hook: onNamedRoutes((url) =>
    url.replace(/\/WorkOrder\/WorkOrderReOpen(?=$|[.?])/, '/WorkOrder/WorkOrderReturnMaterials'),
  ),
};
