import type { Connector } from './connectorTo.ts';

/** An alert is an answer in TLS too, such as that a client certificate is missing. */
const isAlert = (error: Error): boolean =>
  /^ERR_SSL_\w*ALERT/.test(String('code' in error ? error.code : ''));

/** Whether a TLS handshake at the port of an http URL is answered in TLS. Closes the connector. */
export async function speaksTls(
  { hostname, host, port }: URL,
  { connect, close }: Connector,
): Promise<boolean> {
  const spoke = await new Promise<boolean>((resolve) => {
    connect({ hostname, host, protocol: 'https:', port: port || '80' }, (...[error, socket]) => {
      socket?.destroy();
      resolve(error === null || isAlert(error));
    });
  });
  await close();
  return spoke;
}
