import { generate } from 'selfsigned';

/** A certificate and its private key, as PEM. */
export interface Certified {
  readonly cert: string;
  readonly key: string;
}

interface Wanted {
  readonly commonName?: string;
  /** Absent: the certificate signs itself. */
  readonly by?: Certified;
  readonly hosts?: readonly string[];
  readonly addresses?: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
  readonly passphrase?: string;
}

const day = 24 * 60 * 60 * 1000;

export const yesterday = new Date(Date.now() - day);

/** A certificate of a server or a client. By default it is for 127.0.0.1, ::1 and localhost. */
export async function certified({
  commonName = 'localhost',
  by,
  hosts = ['localhost'],
  addresses = ['127.0.0.1', '::1'],
  from = new Date(Date.now() - 2 * day),
  until = new Date(Date.now() + 2 * day),
  passphrase,
}: Wanted = {}): Promise<Certified> {
  const made = await generate([{ name: 'commonName', value: commonName }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: from,
    notAfterDate: until,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...hosts.map((value) => ({ type: 2, value }) as const),
          ...addresses.map((ip) => ({ type: 7, ip }) as const),
        ],
      },
    ],
    ...(by === undefined ? {} : { ca: { cert: by.cert, key: by.key } }),
    ...(passphrase === undefined ? {} : { passphrase }),
  });
  return { cert: made.cert, key: made.private };
}

/** An authority that signs certificates. */
export async function authority(commonName = 'An authority of its own'): Promise<Certified> {
  const made = await generate([{ name: 'commonName', value: commonName }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 2 * day),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, digitalSignature: true, critical: true },
    ],
  });
  return { cert: made.cert, key: made.private };
}
