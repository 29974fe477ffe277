import type { Format } from '../specs/Format.ts';
import type { Codec } from './Codec.ts';
import { csv } from './csv/csv.ts';
import { json } from './json/json.ts';
import { jsv } from './jsv/jsv.ts';
import { soap11, soap12 } from './soap/soap.ts';
import { xml } from './xml/xml.ts';

/** The codecs of the six formats. This is their only list. */
export const codecs: Readonly<Record<Format, Codec>> = { json, xml, jsv, csv, soap11, soap12 };
