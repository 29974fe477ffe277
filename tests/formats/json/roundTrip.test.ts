import { json } from '../../../formats/json/json.ts';
import { roundTrip } from '../laws/roundTrip.ts';

roundTrip(json, { basis: 'instant', nil: true });
