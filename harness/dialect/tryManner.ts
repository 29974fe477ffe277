import type { XmlFormat } from '../../specs/isXml.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { standingOf } from '../exchanges/Standing.ts';
import { answerText } from './answerText.ts';
import { type DialectProbe, type Manner, works } from './DialectProbe.ts';

/** The answers to a control written in one manner. */
export interface MannerTrial {
  /** The manner, without the SOAPAction if soap12 answered only without it. */
  readonly manner: Manner;
  readonly working: readonly XmlFormat[];
  /** The text of the refusals. */
  readonly refusals: readonly string[];
  /** Failures of requests that were understood, as with a wrong key. */
  readonly failed: ReadonlyMap<XmlFormat, Answer>;
}

/**
 * Asks the control in each format. Stops at a refusal before the first success: what one format refuses is not worth sending to
 * the others. soap12 is asked without SOAPAction if it refuses with it (FMT-4).
 */
export async function tryManner(
  probe: DialectProbe,
  manner: Manner,
  formats: readonly XmlFormat[],
  control: string,
): Promise<MannerTrial> {
  const working: XmlFormat[] = [];
  const refusals: string[] = [];
  const failed = new Map<XmlFormat, Answer>();
  let { soap12Action } = manner;
  for (const format of formats) {
    let answer = await probe.call(manner, format, control, {});
    if (!works(answer) && format === 'soap12' && soap12Action) {
      const without = await probe.call({ ...manner, soap12Action: false }, format, control, {});
      const said = answerText(without?.exchange);
      if (works(without)) {
        answer = without;
        soap12Action = false;
      } else refusals.push(said);
    }
    if (answer === null) break;
    const standing = standingOf(answer);
    if (standing === 'works') {
      working.push(format);
      continue;
    }
    refusals.push(answerText(answer.exchange));
    if (standing === 'fails') failed.set(format, answer);
    if (working.length === 0) break;
  }
  return { manner: { ...manner, soap12Action }, working, refusals, failed };
}
