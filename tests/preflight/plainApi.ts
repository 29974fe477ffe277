import type { Codec, Decoded } from '../../formats/Codec.ts';
import { csv } from '../../formats/csv/csv.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import { json } from '../../formats/json/json.ts';
import { jsv } from '../../formats/jsv/jsv.ts';
import { soap11 } from '../../formats/soap11/soap11.ts';
import { soap12 } from '../../formats/soap12/soap12.ts';
import { xml } from '../../formats/xml/xml.ts';
import type { Answer, Call } from '../../harness/Answer.ts';
import type { Api } from '../../harness/Api.ts';
import type { Capabilities } from '../../harness/Capabilities.ts';
import type { Exchange } from '../../harness/Exchange.ts';
import type { Target } from '../../harness/Target.ts';
import { requestShape, responseShape } from '../../specs/messageShapes.ts';

const codecs: Record<string, Codec> = { json, xml, jsv, csv, soap11, soap12 };

export const plainApi = (target: Target, apiKey: string, capabilities: Capabilities): Api => ({
  call: async (call) => {
    const codec = codecs[call.format] as Codec;
    const op = call.operation;
    if (op === null) throw new Error('no');
    const soap = call.address === 'soap';
    const headers: Record<string, string> = {
      'Content-Type': soap ? 'text/xml; charset=utf-8' : codec.contentType,
    };
    if (call.format === 'soap11' || (call.format === 'soap12' && capabilities.soap12Action))
      headers.SOAPAction = op.name;
    const common = { effect: 'read', caseId: call.caseId } as const;
    const body = codec.encode(
      requestShape(op),
      { ...call.members, APIKEY: apiKey },
      { dialect: capabilities.dialect },
    );
    const path = soap ? `/${call.format}` : `/${call.format}/reply/${op.name}`;
    const documented = read(
      codec,
      call,
      await target.send({ method: 'POST', path, headers, body, ...common }),
    );
    const way = capabilities.unread[call.format];
    if (way == null) return documented;
    const fields = `APIKEY=${encodeURIComponent(apiKey)}`;
    if (way.kind === 'query') {
      const x = await target.send({
        method: 'GET',
        path: `${path}?${fields}`,
        headers: {},
        body: new Uint8Array(),
        ...common,
      });
      return { ...read(codec, call, x), detour: { how: 'query', refused: documented } };
    }
    if (way.kind === 'form') {
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const x = await target.send({
        method: 'POST',
        path,
        headers: form,
        body: new TextEncoder().encode(fields),
        ...common,
      });
      return { ...read(codec, call, x), detour: { how: 'form', refused: documented } };
    }
    return documented;
  },
});

function read(codec: Codec, call: Call, exchange: Exchange): Answer {
  let decoded: Decoded | null = null;
  let decodeError: DecodeError | null = null;
  try {
    const contentType = exchange.response?.headers.find(([n]) => n === 'content-type')?.[1];
    if (exchange.response !== null && call.operation !== null) {
      decoded = codec.decode(
        responseShape(call.operation),
        exchange.response.body,
        contentType === undefined ? {} : { contentType },
      );
    }
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    decodeError = error;
  }
  return { call, exchange, decoded, decodeError, detour: null };
}
