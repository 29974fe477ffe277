import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';
import { soapInAnotherNamespace } from './soapInAnotherNamespace.ts';

const said = 'The request could not be read.';

const fault = (text: string): string =>
  text.replace(
    /<(\w+):Body>.*<\/\1:Body>/s,
    `<$1:Body><$1:Fault><faultcode>$1:Client</faultcode><faultstring>${said}</faultstring></$1:Fault></$1:Body>`,
  );

export const soapNamespaceUntold: Variant = {
  ...soapInAnotherNamespace,
  about:
    'SOAP wants a namespace of its own, which neither its refusals (a Fault in soap11, an envelope in soap12) nor a GET tells.',
  blocks: ['layout', 'clause:', 'control', 'nothing'],
  leaves: ['FMT-9'],
  hook: (inner, store, server) => {
    const other = soapInAnotherNamespace.hook?.(inner, store, server) ?? {};
    const { decode = inner.decode, encode = inner.encode } = other;
    return {
      decode: (call, request) => {
        if (!call.format.startsWith('soap')) return decode(call, request);
        if (call.body === 'none') throw new OperationFailure(said, { status: 400 });
        try {
          return decode(call, request);
        } catch (error) {
          throw error instanceof OperationFailure ? new OperationFailure(said, { status: 500 }) : error;
        }
      },
      encode: (call, reply) => {
        const answer = encode(call, reply);
        const { Message } = member.record(reply.members, 'ResponseStatus') ?? {};
        if (!call.format.startsWith('soap') || Message !== said) return answer;
        const text = Buffer.from(answer.body).toString('utf8');
        const edited =
          call.format === 'soap11' ? fault(text) : text.replaceAll(/ xmlns(:\w+)?="urn:[^"]*"/g, '');
        return { ...answer, body: Buffer.from(edited) };
      },
    };
  },
};
