import type { OperationSuite } from '../kernel/Scenario.ts';
import { deletingDisposable, deletingUnknown } from '../probes/deletes.ts';

export const ProductBOMDelete: OperationSuite = [
  deletingDisposable('boms', (id) => id),
  deletingUnknown('ERR-3'),
];
