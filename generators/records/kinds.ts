import { isDateTime } from '../../specs/datetime.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { nameMemberOf } from '../../specs/writtenAndRead.ts';
import type { Build } from './Build.ts';
import { bundleKind } from './bundles.ts';
import { companyKind } from './companies.ts';
import { documentKind } from './documentKind.ts';
import { integrationUpdateKind } from './integrationUpdates.ts';
import type { Kind } from './Kind.ts';
import { orderKind } from './orderKind.ts';
import { shippingProviderKind } from './shippingProviders.ts';

const kinds: Readonly<Record<string, Kind>> = {
  CompanyUpdate: companyKind,
  DocumentUpdate: documentKind,
  IntegrationUpdateUpdate: integrationUpdateKind,
  ProductBundleUpdate: bundleKind,
  PurchaseOrderUpdate: orderKind,
  ShippingProviderUpdate: shippingProviderKind,
};

/** How the records of an operation are written; raises an Error (ours is wrong) for one that takes no record action. */
export function kindOf(operation: Operation | null): Kind {
  const kind = kinds[operation?.name ?? ''];
  if (kind === undefined) throw new Error(`${operation?.name ?? 'nothing'} takes no record action`);
  return kind;
}

/** A record of this name and nothing else; empty where such records have no names. */
export function namedRecord(operation: Operation, name: string): RecordValue {
  const member = nameMemberOf(operation);
  return member === '' ? {} : { [member]: name };
}

/** What builds the record of the operation's plain insert, with another content each time. */
export function plainBuild(operation: Operation): Build {
  const { plain, build } = kindOf(operation);
  return plain ?? build;
}

/**
 * What an Update sends beside its usual changes, less from try to try. Which dates a server takes is its own affair, and it may want more
 * beside a flag than is sent.
 */
export function changesToTry(changedToo: RecordValue, flags: RecordValue): readonly RecordValue[] {
  const undated = Object.fromEntries(Object.entries(changedToo).filter(([, value]) => !isDateTime(value)));
  const tries: readonly RecordValue[] = [{ ...changedToo, ...flags }, { ...undated, ...flags }, {}];
  const sizes = tries.map((one) => Object.keys(one).length);
  return tries.filter((_, index) => sizes[index] !== sizes[index - 1]);
}
