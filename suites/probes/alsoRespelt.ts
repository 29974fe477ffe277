import { hasSucceeded } from '../../harness/exchanges/outcome.ts';
import type { WireRequest } from '../../harness/target/Target.ts';
import { originalAgain, respelt } from '../../harness/verdicts/respeltRefused.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import type { Scenario } from '../kernel/probe.ts';

/** A line break before each start tag: white space where only elements stand says nothing. */
const inLines = (text: string): string => text.replace(/>\s*(?=<[^/!?])/g, '>\n');

/** The same request with other white space that its format allows: in json as RFC 8259 has it, CRLF in csv as RFC 4180 has it. */
const spellings: Partial<Readonly<Record<Format, (text: string) => string>>> = {
  json: (text) => JSON.stringify(JSON.parse(text), null, 2),
  csv: (text) => text.replace(/\r?\n/g, '\r\n'),
  xml: inLines,
  soap11: inLines,
  soap12: inLines,
};

/**
 * A scenario of scalars alone. At the default address of a format, the same call in another spelling stands beside it. If that is
 * refused, the original call is sent again.
 */
export const alsoRespelt = (scenario: Scenario): Scenario => ({
  ...scenario,
  gather: async (context, place) => {
    const spell = place.address === defaultAddress(place.format) ? spellings[place.format] : undefined;
    if (spell === undefined) return scenario.gather(context, place);
    const request = ({ body }: WireRequest) => ({
      body: Buffer.from(spell(Buffer.from(body).toString('utf8')), 'utf8'),
    });
    const [plain, other] = await Promise.all([
      scenario.gather(context, place),
      context.call(place.operation, {}, { altered: { effect: 'read', request } }),
    ]);
    if (plain.kind === 'blocked' || plain.evidence.answer.detour !== null) return plain;
    const { answer, others } = plain.evidence;
    const again = hasSucceeded(other)
      ? {}
      : { [originalAgain]: await context.call(place.operation, answer.call.members) };
    return {
      kind: 'evidence',
      evidence: { ...plain.evidence, others: { ...others, [respelt]: other, ...again } },
    };
  },
});
