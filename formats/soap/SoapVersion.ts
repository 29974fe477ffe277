/** The differences between the two SOAP formats. */
export interface SoapVersion {
  /** The namespace of Envelope, Header, Body and Fault (FMT-5). */
  readonly envelope: string;
  /** The clause of the format's address and layout. */
  readonly clause: 'FMT-3' | 'FMT-4';
}

export const soapVersions = {
  soap11: { envelope: 'http://schemas.xmlsoap.org/soap/envelope/', clause: 'FMT-3' },
  soap12: { envelope: 'http://www.w3.org/2003/05/soap-envelope', clause: 'FMT-4' },
} as const satisfies Readonly<Record<string, SoapVersion>>;
