import { type Dialect, plainDialect } from '../../formats/Dialect.ts';
import { contractXml } from '../hooks/contractXml.ts';
import type { Variant } from '../Variant.ts';

const namespaces = { xml: 'urn:example:rest', soap: 'urn:example:soap' } as const;

const inOne = (namespace: string): Dialect => ({
  ...plainDialect,
  xmlNamespaces: { operations: namespace, records: namespace, base: namespace, arrays: namespace },
});

const dialects = { xml: inOne(namespaces.xml), soap: inOne(namespaces.soap) };

export const soapInAnotherNamespace: Variant = {
  about: 'SOAP is written and wanted in another namespace than XML, as where the two are two products.',
  choices: { xmlDialect: dialects.xml },
  hook: (inner, store, server) => {
    const decoders = {
      xml: contractXml(dialects.xml, 'any')(inner, store, server).decode ?? inner.decode,
      soap: contractXml(dialects.soap, 'any')(inner, store, server).decode ?? inner.decode,
    };
    return {
      decode: (call, request) => (call.body === 'xml' ? decoders.xml : decoders.soap)(call, request),
      encode: (call, reply) => {
        const answer = inner.encode(call, reply);
        if (!call.format.startsWith('soap')) return answer;
        const text = Buffer.from(answer.body).toString('utf8').replaceAll(namespaces.xml, namespaces.soap);
        return { ...answer, body: Buffer.from(text) };
      },
    };
  },
};
