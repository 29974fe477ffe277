import type { AppliesTo } from './Clause.ts';
import {
  allOf,
  answersInItsFormat,
  atDefaultAddress,
  callSucceeds,
  operationIs,
  takesFilters,
  takesRecordAction,
} from './rules.ts';

type Rule = AppliesTo['holds'];

/** Where all of these rules hold, with the reason for what they leave out. */
export const where = (reason: string, ...rules: readonly Rule[]): AppliesTo => ({
  reason,
  holds: allOf(...rules),
});

/** Where all of these rules hold, at the default address of each format alone: the generic path, or the SOAP endpoint. */
export const atHome = (reason: string, ...rules: readonly Rule[]): AppliesTo =>
  where(reason, ...rules, atDefaultAddress);

export const toDocuments: AppliesTo = atHome(
  'DocumentUpdate is the one operation on documents.',
  operationIs('DocumentUpdate'),
);

export const whereShownFor = (operation: string): AppliesTo =>
  atHome(
    `The document shows this condition for ${operation}; once in each format at its default address.`,
    operationIs(operation),
  );

export const toSubscriptions: AppliesTo = atHome(
  'EventSubscriptionAdd is the one operation on subscriptions; they cannot be removed, so few are made.',
  operationIs('EventSubscriptionAdd'),
);

export const toTheEightGets: AppliesTo = atHome(
  'The eight Gets whose rows list Filters; those of SerialNumberGet and BatchNumberGet are not shown.',
  takesFilters,
);

export const toPurchaseOrders: AppliesTo = atHome(
  'PurchaseOrderUpdate is the one operation on purchase orders.',
  operationIs('PurchaseOrderUpdate'),
);

export const toOneOperation = (operation: string): AppliesTo =>
  atHome(
    `The rule is about ${operation} alone; it uses up a record of the fixtures, so the default addresses are enough.`,
    operationIs(operation),
  );

export const takesTopN: AppliesTo = atHome('The eight Gets whose rows list ReturnTopNRecords.', takesFilters);

export const takesActions: AppliesTo = atHome(
  'The six operations that take mvRecordAction.',
  takesRecordAction,
);

export const onAnyFormedAnswer: AppliesTo = where(
  'Any answer shows it. Not on bare named routes, where the server picks the format.',
  answersInItsFormat,
);

export const onSuccess: AppliesTo = where('Wherever a call that has to succeed is made.', callSucceeds);
