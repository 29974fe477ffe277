import { numeric } from '../../specs/numeric.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { Handler } from '../Handler.ts';
import { completed } from '../records/completed.ts';
import { member } from '../records/member.ts';
import { isBuiltIn } from '../rules/isBuiltIn.ts';
import { recordAction } from '../rules/recordAction.ts';
import { sentRecord } from '../rules/sentRecord.ts';
import type { Store } from '../store/Store.ts';

const shape = recordShape('mvCompany');

/** Writes a company with any of the four record actions, and gives it its own document types on request. */
export const CompanyUpdate: Handler = (request, { store }) => {
  const company = recordAction(request, sentRecord(request, 'mvCompany'), {
    table: store.companies,
    shape,
    idName: 'CompanyId',
    inserted: (sent, id) => ({ ...completed(shape, sent), CompanyId: numeric(id) }),
    changed: (merged) => merged,
  });
  if (member.flag(request, 'associateCompanyWithDefaultDocumentTypes')) {
    copyBuiltInTypes(
      store,
      member.int(company, 'CompanyId'),
      member.text(request, 'documentTypePostfixForDefaultAsssociation'),
    );
  }
  return { mvCompany: company, entityID: company.CompanyId };
};

/** Copies for the company. A type that it already has, by abbreviation, is not copied again. */
function copyBuiltInTypes(store: Store, companyId: number, postfix: string): void {
  const types = store.documentTypes.all();
  for (const type of types.filter((one) => isBuiltIn(member.int(one, 'DocumentTypeID')))) {
    const abbreviation = `${member.text(type, 'DocumentTypeAbbreviation')}${postfix}`;
    const known = types.some(
      (one) =>
        member.int(one, 'DocumentTypeCompanyID') === companyId &&
        member.text(one, 'DocumentTypeAbbreviation') === abbreviation,
    );
    if (known) continue;
    store.documentTypes.insert((id) => ({
      ...type,
      DocumentTypeID: numeric(id),
      DocumentTypeCompanyID: numeric(companyId),
      DocumentTypeAbbreviation: abbreviation,
    }));
  }
}
