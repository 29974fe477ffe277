import type { Format } from './Format.ts';
import { isSoap } from './isSoap.ts';

/** Whether a format writes members as elements. */
export const isXml = (format: Format): format is 'xml' | 'soap11' | 'soap12' =>
  format === 'xml' || isSoap(format);
