import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const settingsNameNeeded: Fault = {
  clause: 'GET-11',
  about: 'AccountSettingsGet wants a SettingName.',
  causes: ['a plain Get fails'],
  operations: ['AccountSettingsGet'],
  hook: refusing(
    ['AccountSettingsGet'],
    (request) => member.text(request, 'SettingName') === '',
    'SettingName is missing.',
  ),
};
