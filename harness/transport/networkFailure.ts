import { maxHeaderSize } from 'node:http';
import { errors } from 'undici';
import type { ConnectionTrouble, NetworkFailure } from '../exchanges/Exchange.ts';
import { connectionTrouble, troubleInWords } from './connectionTrouble.ts';
import { ProxyError } from './connectorTo.ts';

const kinds: Readonly<Record<string, NetworkFailure['kind']>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'closed',
  UND_ERR_CLOSED: 'closed',
  UND_ERR_DESTROYED: 'closed',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'closed',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'size',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'size',
};

/**
 * What an error of the HTTP client says about the wire. The message is one clause without a stack or an address.
 *
 * Raises a plain Error when the client says that the request itself could not be written, which is our fault.
 */
export function networkFailure(error: unknown): NetworkFailure {
  const code = codeOf(error);
  if (code.startsWith('UND_ERR_INVALID') || code === 'UND_ERR_NOT_SUPPORTED') {
    throw new Error(`a request could not be written: ${messageOf(error)}`);
  }
  const trouble = connectionTrouble(error, code);
  if (trouble !== undefined) return troubled(trouble, error, code);
  const kind = isNotHttp(error) ? 'protocol' : (kinds[code] ?? (code === '' ? 'closed' : 'unreachable'));
  const failure = { kind, message: describe(kind, code, error) };
  return isOfConnecting(error, code) ? { ...failure, unsent: true } : failure;
}

/**
 * Troubles that may also come on an open connection, when a request was sent already. In TLS 1.3, a server looks at the client's
 * certificate that late.
 */
const perhapsSent: readonly ConnectionTrouble[] = [
  'handshake',
  'noTls',
  'refusesClientCertificate',
  'wantsClientCertificate',
];

function troubled(trouble: ConnectionTrouble, error: unknown, code: string): NetworkFailure {
  const ofProxy = error instanceof ProxyError ? proxyFailure(error) : undefined;
  const detail = ofProxy === undefined ? code : 'status' in ofProxy ? `HTTP ${ofProxy.status}` : ofProxy.said;
  return {
    kind: 'unreachable',
    message: `${troubleInWords[trouble]} (${detail})`,
    ...(perhapsSent.includes(trouble) ? {} : { unsent: true }),
    trouble,
    ...(ofProxy === undefined ? {} : { ofProxy }),
  };
}

const proxyFailure = ({ status, cause }: ProxyError): NonNullable<NetworkFailure['ofProxy']> =>
  status === undefined ? { said: networkFailure(cause).message } : { status };

/** Whether the client failed to connect. After an error on an open connection nobody knows how much was already sent. */
const isOfConnecting = (error: unknown, code: string): boolean =>
  code === 'ECONNREFUSED' ||
  code === 'UND_ERR_CONNECT_TIMEOUT' ||
  ['connect', 'getaddrinfo'].includes(textIn(error, 'syscall'));

const isNotHttp = (error: unknown): boolean =>
  error instanceof errors.HTTPParserError ||
  (error instanceof errors.SocketError && error.message === 'bad response');

function describe(kind: NetworkFailure['kind'], code: string, error: unknown): string {
  switch (kind) {
    case 'refused':
      return 'the connection was refused';
    case 'reset':
      return 'the connection was reset before the whole response was there';
    case 'closed':
      return 'the connection was closed before the whole response was there';
    case 'timeout':
      return 'no connection in time';
    case 'protocol':
      return `what came back is not an HTTP answer (${messageOf(error)})`;
    case 'size':
      return code === 'UND_ERR_HEADERS_OVERFLOW'
        ? `the headers of the response are longer than ${maxHeaderSize} bytes, more than is read`
        : 'the response is longer than is read';
    case 'unreachable':
      return `the host cannot be reached (${code === '' ? messageOf(error) : code})`;
  }
}

const codeOf = (error: unknown): string => textIn(error, 'code');

/** What Node tells about an error besides its message. Of several at once, the first one is used. */
function textIn(error: unknown, name: 'code' | 'syscall'): string {
  const text = (error as Partial<Record<typeof name, unknown>> | null)?.[name];
  if (typeof text === 'string') return text;
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  return first === undefined ? '' : textIn(first, name);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
