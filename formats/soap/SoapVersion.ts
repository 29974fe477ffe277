/** The differences between the two SOAP formats. */
export interface SoapVersion {
  /** The namespace of Envelope, Header, Body and Fault (FMT-5). */
  readonly envelope: string;
  /** The clause of the format's address and layout. */
  readonly clause: 'FMT-3' | 'FMT-4';
}
