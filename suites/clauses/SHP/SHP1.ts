import { numberCameBack, type PlainLeaf, plainLeaves, recordIn } from '../../../harness/canonical/values.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import { hasSucceeded, isRefused } from '../../../harness/exchanges/outcome.ts';
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
} from '../../../harness/verdicts/judgements.ts';
import { type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { gapMayBeLayout } from '../../../harness/writes/layoutGaps.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { isNumeric, sameNumber } from '../../../specs/numeric.ts';
import { operationIs } from '../../../specs/rules.ts';
import { recordShape } from '../../../specs/shapes.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { updatingAfterDelete } from '../../probes/deletedShipping.ts';

const updateOptions = { ...asAnswered, when: operationIs('ShippingInformationUpdate') } as const;

const labelOptions = { reads: 'status', when: operationIs('ShippingInformationCreateLabel') } as const;

export const SHP1 = clause('SHP-1', {
  statement:
    'ShippingInformationUpdate answers with ShippingInfo, ShippingInformationDelete with a status, ShippingInformationCreateLabel with ShippingInfo and a LabelURL.',
  section: 'Endpoints: Operations with request and response shape',
  judging:
    'On the members of ShippingInfo that no server computes. A label shows something of what was written to its document, or nothing else: the carrier may weigh, measure and choose the locker. A refusal fails as well where the whole sample of the operator was sent.',
  open: 'The response of ShippingInformationGet: only its envelope is judged. That of ShippingInformationDelete is a status: ENV-1 judges it.',
  appliesTo: atHome(
    'The operations whose response holds more than a status.',
    operationIs('ShippingInformationUpdate', 'ShippingInformationCreateLabel'),
  ),
  checks: [
    on(plainCall, judgeUpdate, updateOptions),
    on(plainCall, judgeDocument, labelOptions),
    on(plainCall, judgeUrl, { ...labelOptions, slug: 'url' }),
    on(updatingAfterDelete, (subject) => (subject.outcome === 'failed' ? callRefused : judgeEcho(subject)), {
      ...asAnswered,
      slug: 'after-delete',
    }),
  ],
});

const shape = recordShape('ShippingInfo');

/** What is 0 or false may be left out. */
const cameBack = ({ sent, back }: PlainLeaf): boolean =>
  isNumeric(sent) ? numberCameBack(sent, back) : sent === back || (sent === false && isBlank(back));

const message = 'shipping information does not come back as it was sent';

const breaches = (subject: Subject, leaves: readonly PlainLeaf[]): Judgement =>
  judged(
    leaves
      .filter(({ path }) => spoilt(subject, path) === undefined)
      .map(({ path, sent, back }) => breach(subject, message, shown(sent), shown(back), path)),
  );

/** What was sent comes back; what is lost in a format without a documented layout blocks. */
const judgeEcho = (subject: Subject): Judgement =>
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

/** What is refused, the plain block after the operator's own sample as well, is a breach (rule 3). */
function judgeUpdate(subject: Subject) {
  if (subject.outcome !== 'failed') return judgeEchoes(subject);
  const { plain } = subject.others;
  return plain !== undefined && isRefused(plain)
    ? refusedWrite(subject, 'SHP-1', "the fixtures' own ShippingInfo is refused")
    : callRefused;
}

/** The write before it too, where that was taken: what one of them does not show, the other one does. */
function judgeEchoes(subject: Subject): Judgement {
  const { earlier } = subject.others;
  const now = judgeEcho(subject);
  if (earlier === undefined || !hasSucceeded(earlier)) return now;
  const before = judgeEcho(subjectBeside(subject, earlier));
  if (before.kind !== 'judged' || !isBreach(before)) return now;
  return judged([
    ...before.violations.map((one) => ({ ...one, exchange: earlier.exchange })),
    ...(now.kind === 'judged' ? now.violations : []),
  ]);
}

/** What a carrier may decide for a label. */
const ofCarrier = /\.(?:WeightInfo|DimensionsInfo)\.|\.(?:LockerId|Insurance)$/;

/** A label's shipping information is that of its document, where it holds any. */
function judgeDocument(subject: Subject): Judgement {
  return withEcho(subject, (info, path) => {
    const written = subject.others.ShippingInformationUpdate;
    if (written === undefined || !hasSucceeded(written))
      return blocked('control', 'the shipping information of the document was not written');
    // Where the insert of a document was not taken in this format, each call has one of its own.
    if (!sameNumber(written.call.members.DocumentId, subject.answer.call.members.DocumentId))
      return blocked('control', 'the shipping information was written to another document');
    const sent = recordIn(written.call.members.ShippingInfo);
    const kept = plainLeaves(shape, sent, recordIn(written.decoded?.value.ShippingInfo), path)
      .filter(cameBack)
      .map((leaf) => leaf.path);
    // A label may show a part, and what the carrier charges.
    const leaves = plainLeaves(shape, sent, info, path);
    const telling = leaves.filter(
      (leaf) => kept.includes(leaf.path) && !isBlank(leaf.sent) && !leaf.path.includes('.CostInfo.'),
    );
    // The carrier may weigh and measure by itself, insure, and choose the locker. But something is left of what was asked for.
    if (telling.some(cameBack)) return passed;
    // False may stand for nothing, unless a service that was not asked for is shown as true.
    const tellsServices = leaves.some(({ back, path: at }) => back === true && !ofCarrier.test(at));
    const altered = telling.filter(
      ({ back, path: at }) => !ofCarrier.test(at) && (!isBlank(back) || (back === false && tellsServices)),
    );
    if (altered.length > 0) return breaches(subject, altered);
    if (telling.some(({ back }) => !isBlank(back)))
      return blocked('nothing', 'the label shows nothing but what the carrier decides');
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
