import type { OperationSuite } from '../kernel/Scenario.ts';
import { deletingDisposable, deletingUnknown } from '../probes/deletes.ts';

export const DocumentTypeDelete: OperationSuite = [
  deletingDisposable('documentTypes', (id) => id),
  deletingUnknown(undefined, { hasNegative: true }),
];
