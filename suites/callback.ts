import type { Address } from '../specs/Address.ts';

/** The name that json is wrapped in: a plain identifier of all that one may hold, as libraries of browsers make them. */
export const callback = 'assay_R2';

/** What a call sends besides its members where its address is that of jsonp. */
export const callbackAt = ({ address }: { readonly address: Address }): { readonly callback?: string } =>
  address === 'jsonp' ? { callback } : {};
