import type { Format } from '../specs/Format.ts';

export const isSoap = (format: Format): boolean => format === 'soap11' || format === 'soap12';
