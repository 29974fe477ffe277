import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const integrationActionFixed: Variant = {
  about:
    'What an integration update is about, and its Action, are fixed: an Update or InsertOrUpdate that changes one of them is refused (rule 3).',
  hook: onWrite(['IntegrationUpdateUpdate'], ({ action, sent, stored }) => {
    const names = ['Entity', 'EntityIDs', 'Application', 'Action'];
    if (
      (action === 'Update' || action === 'InsertOrUpdate') &&
      stored !== undefined &&
      names.some((name) => name in sent && member.text(sent, name) !== member.text(stored, name))
    )
      throw new OperationFailure('What the note is about is fixed. Nothing was written.');
    return undefined;
  }),
};
