import type { Fault } from '../Fault.ts';

const refusal =
  '\ufeff<ErrorResponse xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://schemas.framework.test/types">' +
  '<ResponseStatus><ErrorCode>SerializationException</ErrorCode>' +
  "<Message>Could not deserialize 'text/xml; charset=utf-8' request: the root element is Envelope</Message>" +
  '</ResponseStatus></ErrorResponse>';

export const soapByQueryIsXml: Fault = {
  clause: 'FMT-7',
  level: 'SHOULD',
  about: 'format=soap11 and format=soap12 stand for xml, and the envelope of the request is refused.',
  causes: ['format=soap11 and soap12 in the query are read as xml, and the envelope is refused'],
  operations: ['*'],
  hook: (inner) => ({
    exchange: (request) =>
      /[?&]format=soap1[12]\b/.test(request.url)
        ? {
            status: 400,
            headers: { 'content-type': 'text/xml; charset=utf-8' },
            body: new TextEncoder().encode(refusal),
            outcome: { operation: null, format: 'xml', errorCode: 'SerializationException' },
          }
        : inner.exchange(request),
  }),
};
