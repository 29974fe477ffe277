import { numeric } from '../../specs/numeric.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { withRecord } from '../hooks/withRecord.ts';
import type { Variant } from '../Variant.ts';

export const userWithRolesAndSites: Variant = {
  about:
    'The user has a list of one role, a list of one site and a list of nothing; its fields are not ' +
    'shown, nor how XML lists look.',
  hook: onSuccess(['UserGet'], (result) =>
    withRecord(result, 'mvUser', (user) => ({
      ...user,
      UserRoles: ['clerk'],
      UserSites: [{ SiteID: numeric(1), SiteName: 'Athens, port' }],
      UserDelegates: [],
    })),
  ),
};
