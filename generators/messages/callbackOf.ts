import type { Address } from '../../specs/Address.ts';
import type { Operation } from '../../specs/Operation.ts';
import { fixedTurn } from '../caseSeed.ts';

/**
 * The name that json is wrapped in: a plain identifier of all that one may hold, as libraries of browsers make them. Each operation has
 * one of its own at each address, since a broken server may keep the first one that it was sent.
 */
export const callbackOf = ({ name }: Operation, address: Address = 'jsonp'): string =>
  `assay_R${fixedTurn(`${name}/${address}`) % 10_000}`;

/** What a call sends besides its members where its address is that of jsonp. */
export const callbackAt = ({ operation, address }: OperationPlace): { readonly callback?: string } =>
  address === 'jsonp' ? { callback: callbackOf(operation) } : {};

type OperationPlace = { readonly operation: Operation; readonly address: Address };
