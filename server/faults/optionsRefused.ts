import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

const options: Readonly<Record<string, string>> = {
  AccountSettingsGet: 'SettingName',
  CompanyDelete: 'DeleteRelatedDocumentTemplates',
  CompanyUpdate: 'associateCompanyWithDefaultDocumentTypes',
  WorkOrderDeleteFinishedGoodReceipt: 'FinishedGoodDeleteComments',
};

export const optionsRefused: Fault = {
  clause: 'ACT-10',
  about: 'Members that may be sent or left out are refused.',
  causes: ['a member that may be sent is refused'],
  operations: Object.keys(options),
  hook: refusing(
    Object.keys(options),
    (request, { operation }) => member.has(request, options[operation?.name ?? ''] ?? ''),
    'A member of the request is not known.',
  ),
};
