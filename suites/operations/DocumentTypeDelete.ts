import { deletingDisposable, deletingUnknown } from '../deleting.ts';
import type { OperationSuite } from '../Scenario.ts';

export const DocumentTypeDelete: OperationSuite = [
  deletingDisposable('documentTypes', (id) => id),
  deletingUnknown(undefined, { hasNegative: true }),
];
