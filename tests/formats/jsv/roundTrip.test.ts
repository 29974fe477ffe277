import { jsv } from '../../../formats/jsv/jsv.ts';
import { roundTrip } from '../laws/roundTrip.ts';

roundTrip(jsv, { basis: 'wall', nil: true });
