import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** Deletes a contact person. */
export const ContactPersonDelete: Handler = (request, { store }) => {
  const id = member.int(request, 'ContactPersonIDToDelete');
  if (!store.contactPersons.remove(id)) {
    throw new OperationFailure(
      `The contact person with id ${id} does not exist. The contact person delete failed.`,
    );
  }
  return { result: true };
};
