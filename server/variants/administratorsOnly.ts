import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

const forAdministrators = ['UserGet', 'AccountSettingsGet', 'CompanyDelete', 'DiscountDelete'];

export const administratorsOnly: Variant = {
  about:
    'Users, settings and some deletes are for administrators alone: the key of the run gets 403 there (scopes and rights of keys are not shown, Authentication 3).',
  blocks: ['control', 'nothing', 'fixture:disposable.'],
  hook: (inner) => ({
    handle: (call, request) => {
      if (forAdministrators.includes(call.operation?.name ?? ''))
        throw new OperationFailure('This is for administrators.', { status: 403 });
      return inner.handle(call, request);
    },
  }),
};
