import {
  answer,
  entityID,
  getRequest,
  InternalErrorCode,
  result,
  writeRequest,
} from '../shapes/envelopeShapes.ts';
import { companyShape, shippingProviderShape } from '../shapes/partnerShapes.ts';
import { find, markDeleted, records } from '../store/World.ts';
import { listOf, record, shape } from '../values/MemberType.ts';
import { numberOf } from '../values/Value.ts';
import { completeCompany } from './completeCompany.ts';
import { completeShippingProvider } from './completeShippingProvider.ts';
import type { Operation } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { selectRecords, wantsDeleted } from './selectRecords.ts';
import { writeRecord } from './writeRecord.ts';

const ShippingProviderGet: Operation = {
  request: getRequest(),
  response: answer({ mvShippingProviders: listOf(shippingProviderShape), InternalErrorCode }),
  run: (request, { tables }) => {
    const providers = records(tables.shippingProviders, wantsDeleted(request));
    return {
      mvShippingProviders: selectRecords(request, providers, shippingProviderShape, 'ShippingProviderId'),
    };
  },
};

const ShippingProviderUpdate: Operation = {
  route: 'ShippingProvider',
  request: writeRequest(shape({ parts: { mvShippingProvider: record(shippingProviderShape) } })),
  response: answer({ mvShippingProvider: record(shippingProviderShape), entityID }),
  run: (request, world) =>
    writeRecord(request, world, {
      kind: 'shipping provider',
      recordMember: 'mvShippingProvider',
      idMember: 'ShippingProviderId',
      table: ({ tables }) => tables.shippingProviders,
      complete: completeShippingProvider,
    }),
};

const CompanyGet: Operation = {
  request: getRequest(),
  response: answer({ mvCompanies: listOf(companyShape), InternalErrorCode }),
  run: (request, { tables }) => {
    const companies = records(tables.companies, wantsDeleted(request));
    return { mvCompanies: selectRecords(request, companies, companyShape, 'CompanyId') };
  },
};

/** A success carries no entityID, which is optional here. */
const CompanyUpdate: Operation = {
  request: writeRequest(
    shape({
      bool: 'associateCompanyWithDefaultDocumentTypes',
      string: 'documentTypePostfixForDefaultAsssociation',
      parts: { mvCompany: record(companyShape) },
    }),
  ),
  response: answer({ mvCompany: record(companyShape), entityID, InternalErrorCode }),
  run: (request, world) => {
    const { mvCompany = null } = writeRecord(request, world, {
      kind: 'company',
      recordMember: 'mvCompany',
      idMember: 'CompanyId',
      table: ({ tables }) => tables.companies,
      complete: completeCompany,
    });
    return { mvCompany };
  },
};

const CompanyDelete: Operation = {
  request: writeRequest(shape({ int: 'CompanyIDToDelete', bool: 'DeleteRelatedDocumentTemplates' })),
  response: answer({ result }),
  run: (request, { tables }) => {
    const id = numberOf(request, 'CompanyIDToDelete');
    const company = find(tables.companies, id);
    if (!company)
      throw new Refusal(`The company with id ${id} does not exist. The delete failed.`, 'CompanyIDToDelete');
    if (company.CompanyIsDefault === true)
      throw new Refusal('The default company cannot be deleted.', 'CompanyIDToDelete');
    markDeleted(tables.companies, id);
    return { result: true };
  },
};

/** The operations of companies and shipping providers. */
export const partnerOperations = {
  ShippingProviderGet,
  ShippingProviderUpdate,
  CompanyGet,
  CompanyUpdate,
  CompanyDelete,
};
