import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import type { Plan } from '../evidence/Plan.ts';
import type { Answer, Call } from '../exchanges/Answer.ts';
import { isForeignPage, pageText } from '../exchanges/foreignPage.ts';
import { isRouteRefused } from '../exchanges/statusMeaning.ts';
import type { Api } from '../target/Api.ts';
import { evidenceLike } from './evidenceLike.ts';
import { isDocumented, type KeptAnswer, placeOf, saysItFailed } from './pageBook.ts';

interface Options {
  readonly plan: Plan;
  readonly api: Api;
  /** What is kept of the answer to evidence of the plan, once it is gathered. */
  readonly answerTo: (key: string) => Promise<KeptAnswer | undefined>;
  readonly pause: (ms: number) => Promise<void>;
  /** Whether the target itself has answered a call at the place of an answer. */
  readonly hasAnsweredAt: (page: Answer) => boolean;
}

/** How often a place has to bring its page again, and the time between, in milliseconds. */
const timesAsked = 3;
const askedApartMs = 1500;

/**
 * Whether the place of a write leads nowhere on the target. Its page with HTTP 404, 405 or 501 comes again and again. Just before and
 * after each time, the target itself answers the same operation elsewhere, or another operation there.
 *
 * Assay sends only calls that a target has to refuse, such as a delete of an unknown id, or one without a key. So nothing is changed,
 * whoever answers. A network that turns all writes away does so elsewhere, too. A place at which the target ever answered is routed.
 */
export function closedPlaces(options: Options): (page: Answer) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return async (page) => {
    if (!isRouteRefused(page)) return false;
    const key = `${placeOf(page.call)} ${pageText(page)}`;
    const told = known.get(key) ?? isClosed(page, options);
    known.set(key, told);
    return told;
  };
}

async function isClosed(
  page: Answer,
  { plan, api, answerTo, pause, hasAnsweredAt }: Options,
): Promise<boolean> {
  const { format, address, caseId, callback } = page.call;
  const { evidence, isItsOwn, isHere } = evidenceLike(plan, page.call);
  const answersTo = async (specs: readonly EvidenceSpec[]): Promise<readonly KeptAnswer[]> => {
    const all = await Promise.all(specs.map(({ key }) => answerTo(key)));
    return all.filter((one) => one !== undefined);
  };
  await answersTo(evidence.filter((spec) => isItsOwn(spec) && isHere(spec)));
  if (hasAnsweredAt(page)) return false;
  const failing = evidence.filter(({ expects, effect }) => expects === 'failure' && effect !== 'read');
  const own = await answersTo(failing.filter(isItsOwn));
  /** The call at another place, one that brought no page. */
  const elsewhere = async (call: Call): Promise<Call | undefined> => {
    for (const spec of evidence.filter((each) => isItsOwn(each) && !isHere(each))) {
      const answer = await answerTo(spec.key);
      if (answer !== undefined && answer.page === undefined)
        return { ...call, format: spec.format, address: spec.address };
    }
    return undefined;
  };
  const refusalIn = (all: readonly KeptAnswer[]): Call | undefined =>
    all.find(({ refused }) => refused !== undefined)?.refused;
  // A run of one format may hold no other place of the operation; then the same place has to answer other operations.
  const unsigned = failing.some(isItsOwn) ? undefined : keyless(page);
  const refusedCall =
    refusalIn(own) ??
    refusalIn(await answersTo(failing.filter((spec) => isHere(spec) && !isItsOwn(spec)))) ??
    (unsigned && (await elsewhere(unsigned)));
  const sent = own.flatMap(({ refused: call, shown }) => call ?? shown ?? [])[0] ?? unsigned;
  if (refusedCall === undefined || sent === undefined) return false;
  const { callback: _, ...withoutCallback } = sent;
  const here: Call = {
    ...withoutCallback,
    format,
    address,
    caseId,
    ...(callback === undefined ? {} : { callback }),
  };
  const isAnsweredElsewhere = async (): Promise<boolean> => saysItFailed(await api.call(refusedCall));
  for (let time = 0; time < timesAsked; time += 1) {
    if (time > 0) await pause(askedApartMs);
    if (!(await isAnsweredElsewhere())) return false;
    const again = await api.call(here);
    if (!isForeignPage(again) || pageText(again) !== pageText(page)) return false;
  }
  return isAnsweredElsewhere();
}

/** The call itself without its key, if it was sent as the document shows it. A key that is absent locks no account. */
const keyless = (page: Answer): Call | undefined =>
  isDocumented(page) ? { ...page.call, members: { ...page.call.members, APIKEY: undefined } } : undefined;
