import type { Format } from './Format.ts';
import { isSoap } from './isSoap.ts';

/** The formats that write members as elements. */
export type XmlFormat = 'xml' | 'soap11' | 'soap12';

/** Whether a format writes members as elements. */
export const isXml = (format: Format): format is XmlFormat => format === 'xml' || isSoap(format);
