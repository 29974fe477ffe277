import type { Format } from './Format.ts';

/** Whether a format is written in an envelope and sent to its own endpoint. */
export const isSoap = (format: Format): boolean => format === 'soap11' || format === 'soap12';
