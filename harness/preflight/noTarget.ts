import type { ProxySettings } from '../../config/ConnectionSettings.ts';
import type { ConnectionTrouble, NetworkFailure } from '../exchanges/Exchange.ts';
import { TargetError } from '../target/TargetError.ts';

/** How a target was asked: its name without secrets, how long it had to answer, and the proxy before it, if there is one. */
export interface HowAsked {
  readonly where: string;
  readonly timeoutMs: number;
  readonly proxy: ProxySettings | null;
}

/** Says in one sentence why there is no target and what to do next. */
export function noTarget(failure: NetworkFailure, asked: HowAsked): TargetError {
  const { kind, trouble } = failure;
  return new TargetError(trouble === undefined ? ofKind(kind, asked) : ofTrouble(trouble, failure, asked));
}

function ofKind(kind: NetworkFailure['kind'], { where, timeoutMs, proxy }: HowAsked): string {
  switch (kind) {
    case 'refused':
      return `Nothing listens at ${where}: start the server, or correct --target.`;
    case 'unreachable':
      return `The host of ${where} can't be reached: check it in --target, and the network.`;
    case 'timeout':
      return proxy === null
        ? `${where} did not answer within ${seconds(timeoutMs)}: check that the server is up, or allow it more with --timeout.`
        : `${where} did not answer through the proxy ${proxy.url} within ${seconds(timeoutMs)}: check that both are up, or allow them more with --timeout.`;
    case 'reset':
    case 'closed':
      return `${where} closed the connection without an HTTP answer: check host, port and http or https in --target.`;
    case 'protocol':
      return `What answers at ${where} is not HTTP: check host, port and http or https in --target.`;
    case 'size':
      throw new Error('an answer that is too long is an answer');
  }
}

function ofTrouble(trouble: ConnectionTrouble, failure: NetworkFailure, asked: HowAsked): string {
  const { where, proxy } = asked;
  switch (trouble) {
    case 'unknownName':
      return `The host of ${where} can't be found, because its name does not resolve: check it in --target, and the network.`;
    case 'selfSigned':
      return `The certificate of ${where} is self-signed: name it with --ca if you trust it, or do not check it, with --insecure.`;
    case 'unknownIssuer':
      return `The certificate of ${where} is of an unknown issuer: name the certificate of the authority that issued it with --ca.`;
    case 'expired':
      return `The certificate of ${where} has expired: renew it, or do not check it, with --insecure.`;
    case 'notYetValid':
      return `The certificate of ${where} is not valid yet: check the clock of this machine, or do not check the certificate, with --insecure.`;
    case 'otherName':
      return `The certificate of ${where} is for another name: name the host in --target as its certificate does, or do not check it, with --insecure.`;
    case 'otherCertificate':
      return `The certificate of ${where} is not accepted (${failure.message}): correct it, or do not check it, with --insecure.`;
    case 'wantsClientCertificate':
      return `${where} wants a client certificate: name one with --cert and --cert-key.`;
    case 'refusesClientCertificate':
      return `${where} refuses the client certificate: name one that it accepts, with --cert and --cert-key.`;
    case 'handshake':
      return `${where} does not agree on TLS (${failure.message}): check whether it wants a client certificate (--cert), and which versions of TLS it speaks.`;
    case 'endsAfterHandshake':
      return `${where} ends each connection right after the TLS handshake, before a request: check whether it wants a client certificate, or another one than that of --cert.`;
    case 'noTls':
      return `${where} does not speak TLS at this port: write http instead of https in --target, or correct the port.`;
    case 'onlyTls':
      return `${where} speaks TLS at this port: write https instead of http in --target, or correct the port.`;
    case 'proxyRefused':
    case 'proxyFailed':
      if (proxy === null || failure.ofProxy === undefined) throw new Error('no proxy could fail');
      return ofProxy(proxy, failure.ofProxy, where);
  }
}

function ofProxy(
  { url, user, from }: ProxySettings,
  trouble: NonNullable<NetworkFailure['ofProxy']>,
  where: string,
): string {
  if ('said' in trouble) {
    const certificate = url.startsWith('https:')
      ? ', and whether --ca holds the authority behind its certificate'
      : '';
    return `The proxy ${url} can't be used, because ${trouble.said}: check that it is up, and its host and port in ${from}${certificate}.`;
  }
  const { status } = trouble;
  const of = `The proxy ${url} does not connect to ${where} (HTTP ${status})`;
  if (status === 407)
    return user === null
      ? `${of}, because it wants a user and a password: give them in ASSAY_PROXY or ${from}, as http://user:password@host:port.`
      : `${of}, because it refuses the user and the password: correct them in ${from}.`;
  if (status >= 500) return `${of}: check host and port in --target, and whether the proxy can reach them.`;
  return `${of}: allow the proxy to connect to that host and port, or go around it: name the host in NO_PROXY.`;
}

const seconds = (ms: number): string => (ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`);
