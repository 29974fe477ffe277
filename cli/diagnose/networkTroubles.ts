import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { isForeignPage, responseInWords } from '../../harness/exchanges/foreignPage.ts';
import { isOfCoding } from '../../harness/exchanges/misfit.ts';
import { isStatusOfGateway } from '../../harness/exchanges/statusMeaning.ts';
import { withoutDetour } from '../../harness/exchanges/unreadable.ts';
import { isFlaky } from '../../harness/verdicts/breachMessage.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { Trouble } from './Diagnosis.ts';
import type { Examined } from './examine.ts';

/** What stands between the client and the API, or fails now and then: answers that the API did not give, and calls that were lost. */
export const networkTroubles = (seen: Examined): readonly Trouble[] => [
  ...ofPassingAnswers(seen),
  ...ofLostCalls(seen),
];

/** Whether a verdict rests on such an answer, and says nothing of the API. */
export function restsOnMishap(seen: Examined): (verdict: Verdict) => boolean {
  const { passing, lasting } = seen.secondLooks;
  const words = new Set(passing.map(mishapInWords));
  const alike = lasting.filter((each) => words.has(mishapInWords(each)));
  const ids = new Set([...passing, ...alike, ...tooLateIn(seen)].map(({ id }) => id));
  return ({ status, message, exchanges }) =>
    (status === 'errored' && passing.length > 0 && isFlaky(message)) || exchanges.some((id) => ids.has(id));
}

/** The calls that were not answered in time, in formats in which others were answered. */
function tooLateIn({ answers }: Examined): readonly Exchange[] {
  const documented = answers.map(withoutDetour);
  const answered = new Set(
    documented.flatMap(({ call, exchange }) => (exchange.response === null ? [] : [call.format])),
  );
  return documented.flatMap(({ call, exchange }) =>
    exchange.failure?.kind === 'timeout' && answered.has(call.format) ? [exchange] : [],
  );
}

/** Whether a call by which the dialect was looked for failed twice in a way that passes elsewhere. What it seemed to show may be wrong. */
export function isDialectDoubtful({ secondLooks: { passing, lasting } }: Examined): boolean {
  const words = new Set(passing.map(mishapInWords));
  return lasting.some(
    (each) =>
      words.has(mishapInWords(each)) &&
      each.request.headers.some(([name, value]) => name === 'user-agent' && value.includes('; preflight)')),
  );
}

const mishapInWords = ({ response, failure }: Exchange): string =>
  response === null ? (failure?.kind ?? '') : responseInWords(response, (text) => text);

function ofPassingAnswers({ secondLooks: { passing }, exchanges }: Examined): readonly Trouble[] {
  const answered = passing.filter(({ response }) => response !== null);
  const gateway = answered.filter(
    (exchange) =>
      isStatusOfGateway(exchange.response?.status ?? 0) || isForeignPage({ exchange, decoded: null }),
  );
  const own = answered.filter((exchange) => !gateway.includes(exchange));
  const of = `of ${sentOf(exchanges).length} calls`;
  return [
    ...(gateway.length === 0
      ? []
      : [
          {
            weight: 'error' as const,
            topic: 'answers' as const,
            said: `a gateway answered ${gateway.length} ${of} in place of the API (${kindsOf(gateway)}), and the same calls were answered when they were sent again`,
            advice:
              "look in the gateway's log for why the API did not answer: restarts, too few workers, or a limit on time",
          },
        ]),
    ...(own.length === 0
      ? []
      : [
          {
            weight: 'error' as const,
            topic: 'answers' as const,
            said: `${own.length} ${of} failed (${kindsOf(own)}), and the same calls were answered when they were sent again`,
            advice: "look in the server's log for what failed at these times",
          },
        ]),
  ];
}

/** What came, without what came only once among many. */
const kindsOf = (exchanges: readonly Exchange[]): string =>
  [...new Set(exchanges.map(mishapInWords))].slice(0, 2).join(' or ');

function ofLostCalls(seen: Examined): readonly Trouble[] {
  const { exchanges, waits, further } = seen;
  const broken = exchanges.filter(({ failure }) => failure?.kind === 'reset' || failure?.kind === 'closed');
  const late = tooLateIn(seen);
  // Whatever else was sent again is a wait, or an answer that ends at the same byte each time.
  const sentAgain = exchanges.reduce((sum, { retries }) => sum + retries, 0) - waits;
  const cutTwice = exchanges.filter(isCutTwice).length;
  const lost = Math.max(0, sentAgain - cutTwice);
  const of = `of ${sentOf(exchanges).length} calls`;
  const isSound = broken.length === 0 && further.lostApart === 0;
  return [
    ...(lost === 0
      ? []
      : [
          isSound
            ? {
                weight: 'remark' as const,
                topic: 'answers' as const,
                said: `the connection of ${lost} ${of} was closed before an answer came; that happened only on connections that were kept open`,
                advice:
                  'let the server keep idle connections open longer than the gateway in front of it, and say how long in the Keep-Alive header',
              }
            : {
                weight: 'error' as const,
                topic: 'answers' as const,
                said: `${lost} ${of} got no answer at first (the connection was closed)${broken.length === 0 ? '' : `, and ${broken.length} none the second time`}`,
                advice:
                  'look why the server or the gateway in front of it drops connections: a process that crashes, or a limit on connections; a run loses writes there',
              },
        ]),
    ...(late.length === 0
      ? []
      : [
          {
            weight: 'error' as const,
            topic: 'answers' as const,
            said: `${late.length} ${of} got no answer (${late[0]?.failure?.message})`,
            advice: 'find out what these calls wait for, or allow them more time with --timeout',
          },
        ]),
  ];
}

/** The calls that were sent, answered or not. */
const sentOf = (exchanges: readonly Exchange[]): readonly Exchange[] =>
  exchanges.filter(({ failure }) => failure?.unsent !== true);

const isCutTwice = ({ response, retries }: Exchange): boolean =>
  retries > 0 && response?.misfit !== undefined && !isOfCoding(response.misfit);

/** Whether a read was sent again because its connection was lost. */
export const hasLostCalls = (exchanges: readonly Exchange[], waits: number): boolean =>
  exchanges.reduce((sum, { retries }) => sum + retries, 0) - waits > exchanges.filter(isCutTwice).length;
