import { json } from '../../../formats/json/json.ts';
import { neverCrashes } from '../laws/neverCrashes.ts';

neverCrashes(json, { basis: 'instant', nil: true });
