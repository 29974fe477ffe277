import { csv } from '../../../formats/csv/csv.ts';
import { roundTrip } from '../laws/roundTrip.ts';

roundTrip(csv, { basis: 'wall', nil: true });
