/** The name of the first element in the Body of a SOAP envelope. An envelope may come without the header that names its operation. */
export const operationInEnvelope = (body: Uint8Array): string | undefined =>
  /<(?:[\w.-]+:)?Body\b[^>]*>\s*<(?:[\w.-]+:)?(\w+)/.exec(Buffer.from(body).toString('utf8'))?.[1];
