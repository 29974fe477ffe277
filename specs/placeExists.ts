import type { Place } from './Clause.ts';
import { isSoap } from './isSoap.ts';

/**
 * Whether the document offers this operation in this format at this address (Endpoints, What the service does).
 *
 * On a bare named route the server picks the format of its answer: POST counts under the format that was sent, GET under json.
 * Calls of no operation in particular go to the default addresses. `many` is no place.
 */
export function placeExists({ operation, format, address }: Place): boolean {
  const methods = operation?.route?.methods;
  switch (address) {
    case 'path':
      return !isSoap(format);
    case 'soap':
      return isSoap(format);
    case 'suffix':
      return methods !== undefined;
    case 'query':
      return operation !== null && (methods !== undefined || !isSoap(format));
    case 'named':
      return methods?.includes('POST') === true && !isSoap(format);
    case 'namedGet':
      return methods?.includes('GET') === true && format === 'json';
    case 'jsonp':
      return operation !== null && format === 'json';
    case 'many':
      return false;
  }
}
