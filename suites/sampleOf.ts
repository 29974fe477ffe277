import { codecs } from '../formats/codecs.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import { recordShape } from '../specs/shapes.ts';
import type { RecordValue } from '../specs/Value.ts';

/** The operator's sample of a record, read by its shape; empty where the fixtures hold none (docs: fixtures). */
export function sampleOf(context: GatherContext, record: string): RecordValue {
  const sample = context.fixtures.samples?.[record];
  if (sample === undefined) return {};
  return codecs.json.decode(recordShape(record), new TextEncoder().encode(JSON.stringify(sample))).value;
}
