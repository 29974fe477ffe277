import type { Matches } from '../filtering/Matches.ts';
import type { Keeping } from '../keeping/Keeping.ts';
import type { CsvManner } from '../write/csv.ts';
import type { JsonManner } from '../write/json.ts';
import type { JsvManner } from '../write/jsv.ts';
import type { Zone } from '../zone.ts';
import type { Habit } from './Habit.ts';
import type { HttpManner } from './HttpManner.ts';
import type { Refusing } from './Refusing.ts';
import type { XmlManner } from './XmlManner.ts';

/** Everything that the document leaves to a server and that this one does in its own way. */
export interface Manner {
  readonly zone: Zone;
  readonly matches: Matches;
  readonly keeping: Keeping;
  readonly json: JsonManner;
  readonly jsv: JsvManner;
  readonly csv: CsvManner;
  readonly xml: XmlManner;
  readonly refusing: Refusing;
  readonly http: HttpManner;
  /** Done to every answer when it is written, one after the other. */
  readonly habits: readonly Habit[];
}
