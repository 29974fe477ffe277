import type { Codec } from '../Codec.ts';
import { decodeSoap } from '../soap/decodeSoap.ts';
import { encodeSoap } from '../soap/encodeSoap.ts';
import { soapVersions } from '../soap/SoapVersion.ts';

const version = soapVersions.soap11;

/** SOAP 1.1: text/xml in requests, any XML type in responses (FMT-3). */
export const soap11: Codec = {
  name: 'soap11',
  contentType: 'text/xml; charset=utf-8',
  encode: (message, value, options) => encodeSoap(version, message, value, options),
  decode: (message, bytes, options) => decodeSoap(version, message, bytes, options),
};
