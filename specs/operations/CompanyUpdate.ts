import type { Operation } from '../Operation.ts';

export const CompanyUpdate: Operation = {
  name: 'CompanyUpdate',
  kind: 'write',
  request: [
    { name: 'APIKEY', type: 'string' },
    { name: 'mvCompany', type: 'mvCompany' },
    { name: 'mvRecordAction', type: 'enumeration' },
    { name: 'associateCompanyWithDefaultDocumentTypes', type: 'bool', optional: true },
    { name: 'documentTypePostfixForDefaultAsssociation', type: 'string', optional: true },
    { name: 'mvInsertUpdateDeleteSourceApplication', type: 'string', optional: true },
  ],
  response: [
    { name: 'mvCompany', type: 'mvCompany' },
    { name: 'ResponseStatus', type: 'ResponseStatus' },
    { name: 'entityID', type: 'int', optional: true },
    { name: 'InternalErrorCode', type: 'string', optional: true, judgedBy: 'ENV-10' },
  ],
  record: 'mvCompany',
  id: 'CompanyId',
  section: 'Endpoints: Operations with request and response shape',
};
