import { answerIn, asEvidence } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import { isRouteRefused } from '../../harness/exchanges/statusMeaning.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { evidenceKey, probe, type ScenarioPlace } from '../kernel/probe.ts';

/** The operations whose named route is marked with GET. */
export const answersGet = ({ route }: Operation): boolean => route?.methods.includes('GET') === true;

const members = { ReturnTopNRecords: numeric(1) };

/**
 * A GET without any body or Content-Type, so that the suffix or `?format=` alone says the format. Where that is no
 * answer in it, `home` is the one at the default address of the format, and where it is refused, `posted` the POST there.
 */
export const byGet = probe({
  name: 'by-get',
  of: answersGet,
  where: 'elsewhere',
  requires: (place) => [evidenceKey(place, plainCall)],
  gather: async (context, place) => {
    const answer = await get(context, place);
    if (isSoap(place.format) || answer.readAs === place.format) return asEvidence(answer);
    const home = await context.call(place.operation, members, { address: 'path' });
    if (!isRouteRefused(answer)) return asEvidence(answer, { home });
    const posted = await context.other(evidenceKey(place, plainCall));
    return asEvidence(answer, { home, posted: answerIn(posted) });
  },
});

function get(context: GatherContext, { operation, format, address }: ScenarioPlace) {
  const select = (path: string): string =>
    address === 'suffix' ? path.replace('?', `.${format}?`) : `${path}&format=${format}`;
  return context.call(operation, members, {
    address: 'namedGet',
    altered: { effect: 'read', request: ({ path }) => ({ path: select(path) }) },
  });
}
