import type { Judgement } from '../../harness/Judgement.ts';
import { blocked, judged, violation } from '../judgements.ts';
import type { Subject } from '../Subject.ts';
import { lacking } from '../spoilt.ts';
import { echoGaps } from './echoGaps.ts';
import type { Gap } from './gaps.ts';
import { mayBeLayout } from './mayBeLayout.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * Judges that an accepted insert echoes the plain members as sent, those at the paths that are asked about.
 *
 * What is missing in xml, soap or csv though json brings it back may be the layout's fault, which the document does not show.
 */
export function sentAsEchoed(subject: Subject, isAsked: (path: string) => boolean = () => true): Judgement {
  const { member, shape, sent, echo } = writtenRecord(subject.answer);
  if (echo === undefined) return lacking(subject, member);
  const lost = echoGaps(subject.answer).filter(({ path }) => isAsked(path));
  const { json } = subject.evidence.others;
  const inJson = json === undefined ? undefined : echoGaps(json);
  const { capabilities } = subject.context;
  const isLayout = (gap: Gap): boolean =>
    mayBeLayout(gap, subject.spec.format, capabilities, { shape, sent, found: echo }) &&
    !(inJson ?? []).some(({ path }) => path === gap.path);
  const breaches = lost.filter((gap) => !isLayout(gap));
  if (breaches.length > 0 || lost.length === 0) {
    return judged(
      breaches.map(({ path, expected, actual }) =>
        violation(
          subject,
          'a member does not come back as it was sent',
          expected,
          actual,
          `${member}.${path}`,
        ),
      ),
    );
  }
  const [first] = lost;
  return blocked(
    'layout',
    `${member}.${first?.path} was sent and did not come back. The document shows no layout for it in ${subject.spec.format}; see the setting "dialect"`,
  );
}
