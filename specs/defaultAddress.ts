import type { Address } from './Address.ts';
import type { Format } from './Format.ts';
import { isSoap } from './isSoap.ts';

/** A format's own address: the generic path, or the SOAP endpoint. */
export const defaultAddress = (format: Format): Address => (isSoap(format) ? 'soap' : 'path');
