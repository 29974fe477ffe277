import type { Gap } from '../../harness/canonical/gaps.ts';
import { lacking } from '../../harness/verdicts/echo.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { blocked, judged } from '../../harness/verdicts/judgements.ts';
import type { Subject } from '../../harness/verdicts/Subject.ts';
import { echoGaps, gapBreaches } from '../../harness/writes/echoGaps.ts';
import { gapMayBeLayout } from '../../harness/writes/layoutGaps.ts';
import { writtenRecord } from '../../harness/writes/writtenRecord.ts';

/**
 * Judges that an accepted insert echoes the plain members as sent, those at the paths that are asked about.
 *
 * What is missing in xml, soap or csv though json brings it back may be the layout's fault, which the document does not show.
 */
export function sentAsEchoed(subject: Subject, isAsked: (path: string) => boolean): Judgement {
  const { member, shape, sent, echo } = writtenRecord(subject.answer);
  if (echo === undefined) return lacking(subject, member);
  const lost = echoGaps(subject.answer).filter(({ path }) => isAsked(path));
  const { json } = subject.evidence.others;
  const { format } = subject.spec;
  const inJson = json === undefined ? [] : echoGaps(json);
  const isLayout = (gap: Gap): boolean =>
    gapMayBeLayout(gap, format, subject.context.capabilities, { shape, sent, found: echo }) &&
    !inJson.some(({ path }) => path === gap.path);
  const message = 'a member does not come back as it was sent';
  const altered = lost.filter((gap) => !isLayout(gap));
  const [first] = lost;
  if (altered.length === 0 && first !== undefined)
    return blocked(
      'layout',
      `${member}.${first.path} was sent and did not come back. The document shows no layout for it in ${format}; see the setting "dialect"`,
    );
  return judged(gapBreaches(subject, altered, message, member));
}
