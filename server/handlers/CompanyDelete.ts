import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** Deletes a company, so that only showAllDeletedAndUndeleted still shows it. */
export const CompanyDelete: Handler = (request, { store }) => {
  const id = member.int(request, 'CompanyIDToDelete');
  if (!store.companies.markDeleted(id)) {
    throw new OperationFailure(`The company with id ${id} does not exist. The company delete failed.`);
  }
  return { result: true };
};
