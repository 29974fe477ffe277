import { csv } from '../../../formats/csv/csv.ts';
import { neverCrashes } from '../laws/neverCrashes.ts';

neverCrashes(csv, { basis: 'wall', nil: true });
