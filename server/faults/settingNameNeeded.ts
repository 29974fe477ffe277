import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const settingNameNeeded: Fault = {
  clause: 'GET-11',
  about: 'In csv AccountSettingsGet wants a SettingName.',
  causes: ['a plain Get fails'],
  operations: ['AccountSettingsGet'],
  hook: refusing(
    ['AccountSettingsGet'],
    (request, { body }) => body === 'csv' && member.text(request, 'SettingName') === '',
    'SettingName is missing.',
  ),
};
