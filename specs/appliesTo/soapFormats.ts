import { formatIs } from './formatIs.ts';

export const soapFormats = formatIs('soap11', 'soap12');
