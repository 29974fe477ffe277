import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** All account settings, or the one that SettingName names. */
export const AccountSettingsGet: Handler = (request, { store }) => {
  const name = member.text(request, 'SettingName');
  const settings = store.accountSettings.all();
  if (name === '' || name === 'Undefined') return { mvAccountSettings: settings };
  const named = settings.filter((setting) => member.text(setting, 'SettingName') === name);
  if (named.length > 0) return { mvAccountSettings: named };
  const message = `No account setting is named "${name}".`;
  throw new OperationFailure(message, { errors: [{ field: 'SettingName', message }] });
};
