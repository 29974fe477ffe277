import {
  cameBack,
  type PlainLeaf,
  plainLeaves,
  recordIn,
  valueAt,
} from '../../../harness/canonical/values.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { lacking, refusedWrite, spoilt, withEcho } from '../../../harness/verdicts/echo.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import {
  blocked,
  breach,
  callRefused,
  failed,
  isBreach,
  judged,
  passed,
  shown,
} from '../../../harness/verdicts/judgements.ts';
import { type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { gapMayBeLayout, showsItself } from '../../../harness/writes/layoutGaps.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { atHome, operationIs } from '../../../specs/rules.ts';
import { recordShape } from '../../../specs/shapes.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';

const ofUpdate = { ...asAnswered, when: operationIs('ShippingInformationUpdate') } as const;

const ofLabel = { reads: 'status', when: operationIs('ShippingInformationCreateLabel') } as const;

/** Shipping information is echoed as sent, and put on a label that has an address. */
export const SHP1 = clause('SHP-1', {
  statement:
    'ShippingInformationUpdate answers with ShippingInfo, ShippingInformationDelete with a status, ShippingInformationCreateLabel with ShippingInfo and a LabelURL.',
  section: 'Endpoints: Operations with request and response shape',
  judging:
    "On the members of ShippingInfo that no server computes. After the operator's own sample of it a refusal fails too.",
  open: 'The response of ShippingInformationGet: only its envelope is judged. That of ShippingInformationDelete is a status: ENV-1 judges it.',
  appliesTo: atHome(
    'The operations whose response holds more than a status.',
    operationIs('ShippingInformationUpdate', 'ShippingInformationCreateLabel'),
  ),
  checks: [
    on('success', echoesBoth, ofUpdate),
    on('success', judgeDocument, ofLabel),
    on('success', judgeUrl, { ...ofLabel, slug: 'url' }),
  ],
});

const shape = recordShape('ShippingInfo');

const message = 'shipping information does not come back as it was sent';

const breaches = (subject: Subject, leaves: readonly PlainLeaf[]): Judgement =>
  judged(
    leaves
      .filter(({ path }) => spoilt(subject, path) === undefined)
      .map(({ path, sent, back }) => breach(subject, message, shown(sent), shown(back), path)),
  );

/** What was sent comes back; what is lost in a format without a documented layout blocks. */
const echoes = (subject: Subject): Judgement =>
  withEcho(subject, (echo, path) => {
    const sent = recordIn(subject.answer.call.members.ShippingInfo);
    const other = plainLeaves(shape, sent, echo, path).filter((leaf) => !cameBack(leaf));
    const { format } = subject.spec;
    const compared = { shape, sent, found: echo };
    const isLayout = (leaf: PlainLeaf): boolean => {
      const gap = { path: leaf.path.slice(path.length + 1), expected: '', actual: '' };
      const missing = { ...gap, isMissing: isBlank(leaf.back), isInList: false };
      return gapMayBeLayout(missing, subject.answer, subject.context.capabilities, compared);
    };
    const wrong = other.filter((leaf) => !isLayout(leaf));
    const [lost] = other.filter(isLayout);
    if (wrong.length > 0 || lost === undefined) return breaches(subject, wrong);
    const untold = `the document shows no layout for it in ${format}`;
    return blocked('layout', `${lost.path} came back empty; ${untold}`);
  });

/**
 * The write before it too, where that was taken: what one of them does not show, the other one does. Where all that was tried is refused, the
 * operator's own sample is refused as well (rule 3).
 */
function echoesBoth(subject: Subject) {
  const { plain } = subject.others;
  if (subject.outcome === 'failed')
    return plain !== undefined && outcomeOf(plain, 'success') === 'failed'
      ? refusedWrite(subject, 'SHP-1', "the fixtures' own ShippingInfo is refused")
      : callRefused;
  const { earlier } = subject.others;
  const now = echoes(subject);
  if (earlier === undefined || outcomeOf(earlier, 'success') !== 'succeeded') return now;
  const before = echoes(subjectBeside(subject, earlier));
  if (before.kind !== 'judged' || !isBreach(before)) return now;
  return judged([
    ...before.violations.map((one) => ({ ...one, exchange: earlier.exchange })),
    ...(now.kind === 'judged' ? now.violations : []),
  ]);
}

/** A label's shipping information is that of its document, where it holds any. */
function judgeDocument(subject: Subject): Judgement {
  return withEcho(subject, (info, path) => {
    const written = subject.others.ShippingInformationUpdate;
    if (written === undefined || outcomeOf(written, 'success') !== 'succeeded')
      return blocked('control', 'the shipping information of the document was not written');
    const sent = recordIn(written.call.members.ShippingInfo);
    const kept = plainLeaves(shape, sent, recordIn(written.decoded?.value.ShippingInfo), path)
      .filter(cameBack)
      .map((leaf) => leaf.path);
    // A label may show a part. Of a group that it shows, it shows all.
    const isOfShownGroup = ({ path: at }: PlainLeaf): boolean => {
      const group = at.slice(path.length + 1, at.lastIndexOf('.'));
      return group !== '' && showsItself(valueAt(sent, group), valueAt(info, group));
    };
    const leaves = plainLeaves(shape, sent, info, path).filter(
      (leaf) => kept.includes(leaf.path) && (!isBlank(leaf.back) || isOfShownGroup(leaf)),
    );
    const altered = leaves.filter((leaf) => !cameBack(leaf));
    if (leaves.some(({ sent: one }) => !isBlank(one))) return breaches(subject, altered);
    const untold = 'the label shows nothing of the shipping information that was written';
    const inJson = recordIn(subject.others.json?.decoded?.value[path]);
    const isOnJson = (leaf: PlainLeaf): boolean => kept.includes(leaf.path) && !isBlank(leaf.sent);
    return plainLeaves(shape, inJson, {}, path).some(isOnJson)
      ? failed(subject, untold, 'some of it, as on the label in json', 'nothing', path)
      : blocked('nothing', untold);
  });
}

function judgeUrl(subject: Subject): Judgement {
  const { LabelURL: url } = subject.value;
  if (url === undefined || url === null) return lacking(subject, 'LabelURL');
  return typeof url === 'string' && url.trim() !== ''
    ? passed
    : failed(subject, 'the label has no address', 'a LabelURL', shown(url), 'LabelURL');
}
