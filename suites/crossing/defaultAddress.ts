import type { Address } from '../../specs/Address.ts';
import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../isSoap.ts';

/** Where a format is at home: the generic path, or the SOAP endpoint. */
export const defaultAddress = (format: Format): Address => (isSoap(format) ? 'soap' : 'path');
