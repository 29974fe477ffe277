import { plainMembers, type RequestDefect, spoiltCall } from '../../../generators/messages/defects.ts';
import { asEvidence, evidenceIn, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../../harness/evidence/EvidenceSpec.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isForeignPage } from '../../../harness/exchanges/foreignPage.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import type { WireRequest } from '../../../harness/target/Target.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { notTaken } from '../../../harness/verdicts/obstacles.ts';
import type { Place } from '../../../specs/Clause.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { evidenceKey, specWithoutScenario } from '../../kernel/probe.ts';

/** Whether a target was found dead by a probe, or by one before it: then nothing more is sent. */
export function foundDead(gathered: Gathered | undefined): boolean {
  if (gathered === undefined) return false;
  if (gathered.kind === 'blocked') return gathered.cause === 'clause:ERR-5';
  const { alive } = gathered.evidence.others;
  return gathered.evidence.silence === 'judged' && alive?.exchange.response === null;
}

const keyGet = operationNamed('APIKeyGet');

/** How long a listener still waits for a target that has answered, in milliseconds. */
const lateMs = 150;

const plan = { calls: [spoiltCall.name, keyGet.name] };

/** The call that is spoilt, as it should be, and APIKeyGet: both must work for a defect to tell anything. */
export const plainEvidence = (place: Place): EvidenceSpec =>
  specWithoutScenario(place, 'plain-call', {
    plan,
    expects: 'success',
    gather: async (context) =>
      asEvidence(await context.call(spoiltCall, plainMembers), { before: await context.call(keyGet, {}) }),
  });

/**
 * One spoilt request, and APIKeyGet after it as `others.alive`. The bytes are sent once, and that nothing comes back is
 * for the check to judge.
 */
export const hostileProbe = (place: Place, defect: RequestDefect): EvidenceSpec =>
  specWithoutScenario(place, defect.name, {
    ...{ plan, effect: 'hostile', stage: 'hostile', requires: [evidenceKey(place, 'plain-call')] },
    gather: async (context) => (await obstacle(context, place)) ?? (await probed(context, place, defect)),
  });

async function obstacle(context: GatherContext, place: Place): Promise<Gathered | undefined> {
  if (foundDead(await context.previous()))
    return blocked('clause:ERR-5', 'the target no longer answers after a probe');
  const plain = await context.other(evidenceKey(place, 'plain-call'));
  const { answer, others } = evidenceIn(plain);
  const works = [answer, others.before].every((each) => each !== undefined && hasSucceeded(each));
  if (works) return undefined;
  const message = 'the same request without a defect fails';
  return notTaken(plain, place) ?? { kind: 'blocked', cause: 'control', message, answer };
}

async function probed(context: GatherContext, place: Place, defect: RequestDefect): Promise<Gathered> {
  const listener =
    defect.name === 'external-entity'
      ? await context.listen({ target: context.baseUrl, listenerUrl: context.listenerUrl })
      : null;
  const path = `/${context.unique('entity')}`;
  // A name that is reserved for not being there (RFC 2606), where nobody could listen.
  const url = `${listener?.url ?? 'http://assay.invalid'}${path}`;
  try {
    const answer = await context.call(spoiltCall, plainMembers, {
      altered: { effect: 'hostile', request: (written) => spoilt(written, place, defect, url) },
    });
    if (listener !== null) await context.wait(lateMs);
    const heard = listener === null ? {} : { heard: listener.heard().filter((each) => each.endsWith(path)) };
    const alive = await stillAnswers(context);
    return { kind: 'evidence', evidence: { answer, others: { alive }, silence: 'judged', ...heard } };
  } finally {
    await listener?.close();
  }
}

function spoilt(
  { body, headers }: WireRequest,
  { format }: Place,
  defect: RequestDefect,
  listener: string,
): Partial<WireRequest> {
  const text = defect.spoil({ format, text: Buffer.from(body).toString('latin1'), listener });
  const type = headers['Content-Type'] ?? '';
  const declared = /charset/i.test(type) ? type : `${type}; charset=utf-8`;
  return {
    body: Buffer.from(text, 'latin1'),
    headers: { ...headers, 'Content-Type': defect.name === 'wrong-charset' ? declared : type },
  };
}

/** APIKeyGet; asked again after a while when nothing comes back, or a page that may be a gateway's. */
async function stillAnswers(context: GatherContext): Promise<Answer> {
  const first = await context.call(keyGet, {});
  if (first.exchange.response !== null && !isForeignPage(first)) return first;
  await context.wait(500);
  return context.call(keyGet, {});
}
