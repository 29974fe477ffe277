import type { ConnectionTrouble } from '../exchanges/Exchange.ts';
import { ProxyError } from './connectorTo.ts';

/** What each code of Node and OpenSSL means for the operator. */
const ofCode: Readonly<Record<string, ConnectionTrouble>> = {
  ENOTFOUND: 'unknownName',
  EAI_AGAIN: 'unknownName',
  EAI_NODATA: 'unknownName',
  EAI_NONAME: 'unknownName',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'selfSigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknownIssuer',
  UNABLE_TO_GET_ISSUER_CERT: 'unknownIssuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknownIssuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknownIssuer',
  CERT_UNTRUSTED: 'unknownIssuer',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'notYetValid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherName',
  HOSTNAME_MISMATCH: 'otherName',
  // The first bytes that came are not those of TLS.
  ERR_SSL_WRONG_VERSION_NUMBER: 'noTls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'noTls',
  ERR_SSL_HTTP_REQUEST: 'noTls',
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: 'wantsClientCertificate',
  ERR_SSL_SSLV3_ALERT_NO_CERTIFICATE: 'wantsClientCertificate',
  ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE: 'refusesClientCertificate',
  ERR_SSL_SSLV3_ALERT_UNSUPPORTED_CERTIFICATE: 'refusesClientCertificate',
  ERR_SSL_SSLV3_ALERT_CERTIFICATE_REVOKED: 'refusesClientCertificate',
  ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED: 'refusesClientCertificate',
  ERR_SSL_SSLV3_ALERT_CERTIFICATE_UNKNOWN: 'refusesClientCertificate',
  ERR_SSL_TLSV1_ALERT_UNKNOWN_CA: 'refusesClientCertificate',
  ERR_SSL_TLSV1_ALERT_ACCESS_DENIED: 'refusesClientCertificate',
};

/** Codes of a certificate that is wrong in another way. */
const ofAnyCertificate = /^(?!ERR_SSL_)\w*CERT|^UNABLE_TO_/;

/** What an error of the HTTP client says about the connection; undefined if it is about something else, or says nothing. */
export function connectionTrouble(error: unknown, code: string): ConnectionTrouble | undefined {
  if (error instanceof ProxyError) return error.status === undefined ? 'proxyFailed' : 'proxyRefused';
  const known = ofCode[code];
  if (known !== undefined) return known;
  // Before Node 20.12 this had no code of its own.
  if (code === 'EPROTO' && /wrong version number/.test(String(error))) return 'noTls';
  if (ofAnyCertificate.test(code)) return 'otherCertificate';
  return code.startsWith('ERR_SSL_') ? 'handshake' : undefined;
}

/** Each trouble as one clause, for the report on a single call. */
export const troubleInWords: Readonly<Record<ConnectionTrouble, string>> = {
  unknownName: 'the name of the host does not resolve',
  selfSigned: 'the certificate is self-signed',
  unknownIssuer: 'the certificate is of an unknown issuer',
  expired: 'the certificate has expired',
  notYetValid: 'the certificate is not valid yet',
  otherName: 'the certificate is for another name',
  otherCertificate: 'the certificate is not accepted',
  wantsClientCertificate: 'the server wants a client certificate',
  refusesClientCertificate: 'the server refuses the client certificate',
  handshake: 'the TLS handshake fails',
  endsAfterHandshake: 'the server ends the connection right after the TLS handshake',
  noTls: 'the port does not speak TLS',
  onlyTls: 'the port speaks TLS',
  proxyRefused: 'the proxy refused the connection',
  proxyFailed: 'the proxy cannot be used',
};
