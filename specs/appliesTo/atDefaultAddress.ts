import { addressIs } from './addressIs.ts';

/** Each format's own address: the generic path, or the SOAP endpoint. */
export const atDefaultAddress = addressIs('path', 'soap');
