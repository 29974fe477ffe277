import type { GatherContext } from '../harness/Evidence.ts';
import { numeric } from '../specs/numeric.ts';
import type { Operation } from '../specs/Operation.ts';
import { found } from './gathered.ts';
import { isSoap } from './isSoap.ts';
import type { Scenario, ScenarioPlace } from './Scenario.ts';

const members = { ReturnTopNRecords: numeric(1) };

/**
 * A GET without any body or Content-Type, so that the suffix or `?format=` alone says the format; where that is no
 * answer in it, `home` is the one at the default address of the format.
 */
export const byGet: Scenario = {
  name: 'by-get',
  expects: 'success',
  where: 'elsewhere',
  effect: 'read',
  apart: true,
  gather: async (context, place) => {
    const answer = await get(context, place);
    if (isSoap(place.format) || answer.readAs === place.format) return found(answer);
    return found(answer, { home: await context.call(place.operation, members, { address: 'path' }) });
  },
};

function get(context: GatherContext, { operation, format, address }: ScenarioPlace) {
  const select = (path: string): string =>
    address === 'suffix' ? path.replace('?', `.${format}?`) : `${path}&format=${format}`;
  return context.call(operation, members, {
    address: 'namedGet',
    altered: { effect: 'read', request: ({ path }) => ({ path: select(path) }) },
  });
}

/** The operations whose named route is marked with GET. */
export const answersGet = ({ route }: Operation): boolean => route?.methods.includes('GET') === true;
