import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Call } from '../exchanges/Answer.ts';

/** The path of the route that every operation has in a format (Endpoints, Common rules). */
export const genericPath = (format: Format, operationName: string): string =>
  isSoap(format) ? `/${format}` : `/${format}/reply/${operationName}`;

/** The separately documented route, or the generic json path where there is none. A suffix or `?format=` is appended to it. */
export const namedPath = ({ operation, operationName }: Call): string =>
  operation?.route?.path ?? genericPath('json', operationName);

const callbackOf = (name: string): string => `callback=${encodeURIComponent(name)}`;

/** Path and query of a call at its address. Fields in the query come after it. Raises an Error (ours) for `many`. */
export function pathOf(call: Call): string {
  const { operation, operationName, format, address, callback } = call;
  switch (address) {
    case 'path':
    case 'soap':
      return genericPath(format, operationName);
    case 'suffix':
      return `${namedPath(call)}.${format}${callback === undefined ? '' : `?${callbackOf(callback)}`}`;
    case 'query': {
      const path = `${operation?.route?.path ?? genericPath(format, operationName)}?format=${format}`;
      return callback === undefined ? path : `${path}&${callbackOf(callback)}`;
    }
    case 'named':
    case 'namedGet':
      return namedPath(call);
    case 'jsonp':
      return `${genericPath('json', operationName)}?${callbackOf(callback ?? 'callback')}`;
    case 'many':
      throw new Error('a call goes to one address');
  }
}
