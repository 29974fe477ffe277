/** A PEM file that was read and checked. */
export interface PemFile {
  /** Its path from the root, for commands that name it again. */
  readonly file: string;
  readonly text: string;
}

/** A proxy that connects through, with what it asks for. */
export interface ProxySettings {
  /** `http://host:port` or `https://host:port`, without user and password. */
  readonly url: string;
  readonly user: string | null;
  readonly password: string | null;
  /** What the operator named it with: `--proxy`, `HTTPS_PROXY`. */
  readonly from: string;
}

/** A variable of the environment that other programs read too, with its name as it was found. */
export interface ProxyVariable {
  readonly name: string;
  readonly value: string;
}

/** How the connections to a target are made. */
export interface ConnectionSettings {
  /** The only authorities whose certificates are trusted; null for those that Node trusts. */
  readonly ca: PemFile | null;
  /** The client's certificate, and whatever leads from it to an authority. */
  readonly cert: PemFile | null;
  /** Its private key, which may be in the same file; null exactly when `cert` is. */
  readonly certKey: PemFile | null;
  readonly certPassphrase: string | null;
  /** Whether the certificate of a target is not checked. */
  readonly insecure: boolean;
  /** The proxy that Assay's own settings name. It is used for every target. */
  readonly proxy: ProxySettings | null;
  /** The proxies of the environment, not yet read, because a target may need none of them. */
  readonly httpProxy: ProxyVariable | null;
  readonly httpsProxy: ProxyVariable | null;
  readonly noProxy: string;
}

/** Connections without a proxy, an own certificate or an own authority. */
export const plainConnection: ConnectionSettings = {
  ca: null,
  cert: null,
  certKey: null,
  certPassphrase: null,
  insecure: false,
  proxy: null,
  httpProxy: null,
  httpsProxy: null,
  noProxy: '',
};
