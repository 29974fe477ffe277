import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { isBuiltIn } from '../rules/isBuiltIn.ts';

/** Deletes a document type, so that only showAllDeletedAndUndeleted still shows it; the built-in ones stay. */
export const DocumentTypeDelete: Handler = (request, { store }) => {
  const id = member.int(request, 'documentTypeIDToDelete');
  if (isBuiltIn(id) && store.documentTypes.get(id) !== undefined) {
    throw new OperationFailure(
      `The document type with id ${id} is built in. The document type delete failed.`,
    );
  }
  if (!store.documentTypes.markDeleted(id)) {
    throw new OperationFailure(
      `The document type with id ${id} does not exist. The document type delete failed.`,
    );
  }
  return {};
};
