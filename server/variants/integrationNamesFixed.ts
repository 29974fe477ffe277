import { onWrite } from '../hooks/onWrite.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const integrationNamesFixed: Variant = {
  about:
    'What an integration update is about is fixed: an Update that names another Entity, EntityIDs or Application is refused (rule 3: servers may validate what is not mentioned).',
  hook: onWrite(['IntegrationUpdateUpdate'], ({ action, sent, stored }) => {
    const names = ['Entity', 'EntityIDs', 'Application'];
    if (
      action === 'Update' &&
      stored !== undefined &&
      names.some((name) => name in sent && member.text(sent, name) !== member.text(stored, name))
    )
      throw new OperationFailure('What the note is about is fixed. Nothing was written.');
    return undefined;
  }),
};
