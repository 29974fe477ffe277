import type { Codec } from '../Codec.ts';
import { decodeSoap } from './decodeSoap.ts';
import { encodeSoap } from './encodeSoap.ts';
import { soapVersions } from './SoapVersion.ts';

/**
 * Text/xml in requests of both versions, and any XML type in answers (FMT-3, FMT-4). SOAP 1.2 itself wants application/soap+xml, but the
 * document gives soap12 the Content-Type of soap11.
 */
const codecOf = (name: keyof typeof soapVersions): Codec => {
  const version = soapVersions[name];
  return {
    name,
    contentType: 'text/xml; charset=utf-8',
    encode: (message, value, options) => encodeSoap(version, message, value, options),
    decode: (message, bytes, options) => decodeSoap(version, message, bytes, options),
  };
};

export const soap11 = codecOf('soap11');

export const soap12 = codecOf('soap12');
