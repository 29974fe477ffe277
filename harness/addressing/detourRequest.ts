import { codecs } from '../../formats/codecs.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Call } from '../exchanges/Answer.ts';
import type { Detour } from '../target/Capabilities.ts';
import type { WireRequest } from '../target/Target.ts';
import { membersOf, shapeOfRequest } from './callShapes.ts';
import { effectOf } from './effectOf.ts';
import { formText, withQuery } from './fieldsText.ts';
import { namedPath, pathOf } from './pathOf.ts';

/** A request that brings an answer in a format without being written in that format, and a description of how. */
export interface DetourRequest {
  readonly how: string;
  readonly request: WireRequest;
}

/**
 * A call written by a detour, for targets that write a format and do not read it (docs/judging.md, The target's dialect).
 *
 * Fields go to the call's own address. The SOAP address names no operation, so the suffix is used there instead. A json body goes
 * to the named route, or to the json path where there is none.
 */
export function detourRequest(call: Call, way: Detour, apiKey: string): DetourRequest {
  const { format, caseId } = call;
  const shape = shapeOfRequest(call);
  const members = membersOf(call, apiKey);
  const effect = effectOf(call);
  const own = isSoap(format) && call.address === 'soap' ? `${namedPath(call)}.${format}` : pathOf(call);
  const post = (path: string, headers: Readonly<Record<string, string>>, body: Uint8Array): WireRequest => ({
    method: 'POST',
    path,
    headers,
    body,
    effect,
    caseId,
  });
  if (way.kind === 'query') {
    const path = withQuery(own, shape, members);
    return {
      how: 'fields in the query',
      request: { method: 'GET', path, headers: {}, body: new Uint8Array(), effect, caseId },
    };
  }
  if (way.kind === 'form') {
    const body = new TextEncoder().encode(formText(shape, members));
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return { how: 'fields in a form', request: post(own, headers, body) };
  }
  const jsonBody = codecs.json.encode(shape, members);
  const jsonHeaders = { 'Content-Type': codecs.json.contentType };
  switch (way.by) {
    case 'suffix':
      return {
        how: `a json body with the suffix .${format}`,
        request: post(`${namedPath(call)}.${format}`, jsonHeaders, jsonBody),
      };
    case 'query':
      return {
        how: `a json body with ?format=${format}`,
        request: post(`${namedPath(call)}?format=${format}`, jsonHeaders, jsonBody),
      };
    case 'accept': {
      const accept = codecs[format].contentType.split(';')[0] ?? '';
      return {
        how: `a json body with Accept: ${accept}`,
        request: post(namedPath(call), { ...jsonHeaders, Accept: accept }, jsonBody),
      };
    }
  }
}
