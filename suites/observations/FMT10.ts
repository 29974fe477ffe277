import type { Observer } from '../../harness/Plan.ts';
import { mediaType } from '../mediaType.ts';

/** What unknown operations and bare named routes are answered with, where the document does not say. */
export const FMT10: Observer = {
  clause: 'FMT-10',
  observe: ({ answer }, spec) => {
    const response = answer.exchange.response;
    if (response === null) return undefined;
    const type =
      mediaType(response.headers.find(([name]) => name === 'content-type')?.[1] ?? '') || 'no Content-Type';
    if (spec.scenario === 'unknown-operation')
      return `an unknown operation is answered with HTTP ${response.status}, ${type}`;
    if (spec.address === 'named') return `a bare named route answers ${spec.format} with ${type}`;
    if (spec.address === 'namedGet') return `a bare named route answers GET with ${type}`;
    return undefined;
  },
};
