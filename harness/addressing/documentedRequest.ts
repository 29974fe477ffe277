import { codecs } from '../../formats/codecs.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Call } from '../exchanges/Answer.ts';
import type { Capabilities } from '../target/Capabilities.ts';
import { dialectIn } from '../target/dialectIn.ts';
import type { WireRequest } from '../target/Target.ts';
import { membersOf, shapeOfRequest } from './callShapes.ts';
import { effectOf } from './effectOf.ts';
import { withQuery } from './fieldsText.ts';
import { pathOf } from './pathOf.ts';

/** A call as the document writes it: in its format and at its address (Endpoints, Common rules). */
export function documentedRequest(call: Call, capabilities: Capabilities, apiKey: string): WireRequest {
  const { format, operationName, caseId } = call;
  const { soap12Action } = capabilities;
  const shape = shapeOfRequest(call);
  const members = membersOf(call, apiKey);
  const effect = effectOf(call);
  const path = pathOf(call);
  if (call.address === 'namedGet') {
    const query = withQuery(path, shape, members);
    return { method: 'GET', path: query, headers: {}, body: new Uint8Array(), effect, caseId };
  }
  const codec = codecs[call.address === 'jsonp' ? 'json' : format];
  const action = isSoap(format) && (format === 'soap11' || soap12Action);
  return {
    method: 'POST',
    path,
    headers: { 'Content-Type': codec.contentType, ...(action ? { SOAPAction: operationName } : {}) },
    body: codec.encode(shape, members, { dialect: dialectIn(capabilities, format) }),
    effect,
    caseId,
  };
}
