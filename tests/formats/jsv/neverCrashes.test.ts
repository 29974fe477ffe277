import { jsv } from '../../../formats/jsv/jsv.ts';
import { neverCrashes } from '../laws/neverCrashes.ts';

neverCrashes(jsv, { basis: 'wall', nil: true });
