import type { Codec } from '../Codec.ts';
import { decodeSoap } from '../soap/decodeSoap.ts';
import { encodeSoap } from '../soap/encodeSoap.ts';
import { soapVersions } from '../soap/SoapVersion.ts';

const version = soapVersions.soap12;

/** SOAP 1.2: text/xml in requests, any XML type in responses (FMT-4). */
export const soap12: Codec = {
  name: 'soap12',
  contentType: 'text/xml; charset=utf-8',
  encode: (message, value, options) => encodeSoap(version, message, value, options),
  decode: (message, bytes, options) => decodeSoap(version, message, bytes, options),
};
