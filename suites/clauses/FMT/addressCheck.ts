import { decodeText } from '../../../formats/charset/decodeText.ts';
import { readResponse } from '../../../harness/addressing/readResponse.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { isNowhere } from '../../../harness/exchanges/statusMeaning.ts';
import { holdsNoMessage, withoutDetour } from '../../../harness/exchanges/unreadable.ts';
import {
  isNotRouted,
  notRouted,
  refusedAtHomeToo,
  refusedHere,
} from '../../../harness/verdicts/addressBlame.ts';
import { isOfUnreadFormat, isUnreadable } from '../../../harness/verdicts/gate.ts';
import { blocked, breach, failed, foundByDecoder } from '../../../harness/verdicts/judgements.ts';
import { takenInOtherFormat } from '../../../harness/verdicts/refusals.ts';
import { formName, refusedForm } from '../../../harness/verdicts/refusedForm.ts';
import { messageOf, type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { addressCause, isLayoutUntold, untoldMessage } from '../../../harness/verdicts/unreadableCause.ts';
import { shown } from '../../../harness/words/shown.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import { isSoap } from '../../../specs/isSoap.ts';
import { addressLevel, envelopeClauses } from '../../../specs/promises.ts';
import { allOf, atDefaultAddress, operationIs } from '../../../specs/rules.ts';
import { type ClauseCheck, on } from '../../kernel/clause.ts';
import { byGet } from '../../probes/byGet.ts';

const unreadAtHome = "the same call can't be read at the default address of the format either";

/**
 * The check of a clause that promises an answer at an address: success or failure, it must decode in the format
 * that was asked for ("works", docs/judging.md). What the decoder found under the clause itself counts too.
 */
export const addressCheck = (clause: string): ClauseCheck => ({
  level: ({ address, format }) => addressLevel(address, format),
  answers: 'all',
  reads: 'bytes',
  judge: (subject) => {
    const ofForm = breachOfForm(subject, 'MUST');
    if (ofForm !== undefined) return ofForm;
    const { detour } = subject.answer;
    const { format } = subject.spec;
    const atHome = { format, address: defaultAddress(format) };
    if (isNotRouted(subject)) return notAnswered(subject, notRouted(subject));
    // A json body brought the answer here: the address chose its format. A refusal may be of that body.
    const isHad =
      detour !== null &&
      subject.decoded !== null &&
      isElsewhere(subject) &&
      (subject.outcome !== 'failed' || subject.spec.expects !== 'success');
    if (!isHad && isElsewhere(subject) && (detour !== null || isOfUnreadFormat(subject)))
      return blocked(
        addressCause(subject.answer, atHome),
        `the target does not read ${format}, so this address could not be asked`,
      );
    const { home } = subject.others;
    if (home !== undefined && holdsNoMessage(home)) return blocked(addressCause(home, atHome), unreadAtHome);
    if (!isHad && (detour !== null || isUnreadable(subject)))
      return isLayoutUntold(subject.answer)
        ? blocked('layout', untoldMessage(subject.answer))
        : notAnswered(subject, unread(subject));
    if (refusedHere(subject)) {
      const message =
        subject.response.status === 404
          ? notRouted(subject)
          : 'the call that works at the default address of the format is refused here';
      return failed(subject, message, 'success', messageOf(subject));
    }
    const taken = takenInOtherFormat(subject.answer, subject.others);
    if (taken !== undefined && taken.cause !== 'layout')
      return failed(subject, taken.message, 'success', messageOf(subject));
    const byNow = refusedAtHomeToo(subject);
    if (byNow !== undefined) return byNow;
    // What the headers promise of a body is promised at every address.
    const own = [clause, 'FMT-1', ...foreignClauses(subject)];
    const shared = subject.deviations.find(
      (found) => found.clause !== clause && own.includes(found.clause) && isIn(home, found.clause),
    );
    if (shared !== undefined)
      return blocked(`clause:${shared.clause}`, 'the answer at the default address of the format has it too');
    return foundByDecoder(subject, (found) => own.includes(found.clause)) ?? [];
  },
});

/** The breach of a target that takes a request and refuses another form of it. */
function breachOfForm(subject: Subject, level: 'MUST' | 'SHOULD') {
  const refused = refusedForm(subject, 'form', level);
  if (refused === undefined) return undefined;
  const { form, answer } = refused;
  return [breach(answer, `${form.about} is refused`, 'success', messageOf(subjectBeside(subject, answer)))];
}

/** Checks that a charset in the Content-Type of a request makes no difference. Only the reading of the key is sent with one. */
export const charsetCheck: ClauseCheck = on(
  plainCall,
  (subject) => {
    const { [formName({ name: 'charset' })]: answer } = subject.others;
    if (answer === undefined)
      return blocked(addressCause(subject.answer, subject.spec), 'no body of this format is taken');
    if (hasSucceeded(answer)) return [];
    return (
      breachOfForm(subject, 'SHOULD') ??
      blocked('control', 'the call is not let in with a charset, or is refused at times')
    );
  },
  { level: 'SHOULD', slug: 'charset', when: allOf(operationIs('APIKeyGet'), atDefaultAddress) },
);

/** Elsewhere no case of its own asks whether an answer in soap has the envelope of its version. */
const foreignClauses = (subject: Subject): readonly string[] =>
  isElsewhere(subject) && isSoap(subject.spec.format) ? envelopeClauses : [];

const isIn = (home: Answer | undefined, clause: string): boolean =>
  (home?.decoded?.deviations ?? []).some((deviation) => deviation.clause === clause);

/** Addresses at which the format of the request is not the point: a format that is not read is FMT-1's there. */
const isElsewhere = ({ spec }: Subject): boolean => spec.address !== defaultAddress(spec.format);

function unread(subject: Subject): string {
  const { format } = subject.spec;
  const error = subject.answer.decodeError;
  if (error !== null) return `the answer can't be read as ${format}: ${error.message}`;
  if (subject.answer.notFound === true) return 'the target does not know the operation (404)';
  if (subject.decoded?.layout === 'fault') return 'the answer is a Fault';
  if (subject.decoded !== null && holdsNoMessage(subject.answer)) return 'the answer is json';
  return `the target does not read ${format}: it answers this call when it is sent another way`;
}

/** The documented call is what shows that a format is not read, and no detour that works. */
function notAnswered(subject: Subject, message: string) {
  const expected = `an answer in ${subject.spec.format}, success or failure`;
  return [breach(withoutDetour(subject.answer), message, expected, gotten(withoutDetour(subject.answer)))];
}

/** The first bytes of what came, with the status and the Content-Type that it came under. */
function gotten({ exchange: { response } }: Answer): string {
  if (response === null) return 'no response';
  const type = response.headers.find(([name]) => name === 'content-type')?.[1] ?? 'no Content-Type';
  const start = decodeText(response.body.subarray(0, 160), { contentType: type }).text.slice(0, 80);
  return `HTTP ${response.status}, ${type}, ${shown(start)}`;
}

/**
 * A GET that succeeds does so in the format that its address names. A POST can't tell a server that goes by the address from
 * one that goes by the Content-Type of the request. That GET succeeds with the key in the query is FMT-9's.
 */
export const byGetCheck = (address: 'suffix' | 'query'): ClauseCheck =>
  on(
    byGet,
    (subject) => {
      const { answer } = subject;
      const { format } = subject.spec;
      const { decoded, decodeError } = readResponse({ ...answer.call, address: 'path' }, answer.exchange);
      const readHere = { ...answer, decoded, decodeError };
      if (!holdsNoMessage(readHere) && hasSucceeded(readHere)) return [];
      const { home, posted } = subject.others;
      const isPostNowhere = posted !== undefined && isNowhere(withoutDetour(posted));
      if (isNowhere(answer) && isPostNowhere && home !== undefined && !isNowhere(home))
        return failed(subject, notRouted(subject), `an answer in ${format}`, 'HTTP 404');
      if (subject.outcome === 'unknown' && subject.decoded !== null && subject.status === undefined)
        return blocked('clause:ENV-1', 'no status block tells whether the GET was taken');
      if (subject.outcome !== 'succeeded')
        return blocked('control', 'GET with the key in the query brings no success here');
      if (home !== undefined && holdsNoMessage(home)) return blocked('clause:FMT-1', unreadAtHome);
      const said = `a GET whose address asks for ${format} is answered in another format`;
      return failed(subject, said, format, answer.readAs ?? 'none that can be read');
    },
    {
      slug: 'get',
      answers: 'all',
      reads: 'bytes',
      when: (place) => place.address === address && !isSoap(place.format),
    },
  );
