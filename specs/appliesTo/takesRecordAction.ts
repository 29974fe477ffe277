import { hasRequestMember } from './hasRequestMember.ts';

/** The inserts and updates: DocumentUpdate, PurchaseOrderUpdate and the like. */
export const takesRecordAction = hasRequestMember('mvRecordAction');
