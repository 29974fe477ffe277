import type { Connector } from './connectorTo.ts';

/** How long a server may take to turn a client away after the handshake, in milliseconds. */
const afterHandshakeMs = 1000;

/** What another handshake shows about a port that breaks connections. */
interface TlsProbe {
  /** Whether the port answers in TLS. An alert is such an answer. */
  readonly speaksTls: boolean;
  /** Whether the server ended the connection after the handshake, before anything was sent on it. */
  readonly isEnded: boolean;
  /** What went wrong in the handshake or after it. */
  readonly error?: Error;
}

const isAlert = (error: Error): boolean =>
  /^ERR_SSL_\w*ALERT/.test(String('code' in error ? error.code : ''));

/**
 * Makes a TLS handshake with a port, sends nothing, and closes the connector. If a request is sent, the reset of the connection may
 * overtake the alert that says why.
 */
export async function tlsProbe(
  place: Pick<URL, 'hostname' | 'host' | 'port'>,
  { connect, close }: Connector,
): Promise<TlsProbe> {
  const probe = await new Promise<TlsProbe>((resolve) => {
    connect({ ...place, protocol: 'https:' }, (...[error, socket]) => {
      if (error !== null) return resolve({ speaksTls: isAlert(error), isEnded: false, error });
      const done = (isEnded: boolean, later?: Error): void => {
        clearTimeout(timer);
        socket.destroy();
        resolve({ speaksTls: true, isEnded, ...(later === undefined ? {} : { error: later }) });
      };
      const timer = setTimeout(() => done(false), afterHandshakeMs);
      socket.once('error', (later) => done(true, later)).once('close', () => done(true));
      socket.resume();
    });
  });
  await close();
  return probe;
}
