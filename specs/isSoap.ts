import type { Format } from './Format.ts';

/** Whether a format is written in an envelope and sent to its own endpoint. */
export const isSoap = (format: Format): format is 'soap11' | 'soap12' =>
  format === 'soap11' || format === 'soap12';
