import type { Operation } from '../Operation.ts';

export const AccountSettingsGet: Operation = {
  name: 'AccountSettingsGet',
  kind: 'get',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'SettingName', type: 'enumeration', optional: true },
  ],
  response: [
    { name: 'mvAccountSettings', type: 'list of mvAccountSetting', judgedBy: 'GET-1' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  list: 'mvAccountSettings',
  section: 'Endpoints: Operations with request and response shape',
};
