import type { Answer } from '../../harness/exchanges/Answer.ts';
import { standingOf } from '../../harness/exchanges/Standing.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { Address } from '../../specs/Address.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { type AddressName, addressNames, type Facts, type Life } from './Diagnosis.ts';
import type { Examined } from './examine.ts';

const nameOf: Readonly<Partial<Record<Address, AddressName>>> = {
  path: 'default',
  soap: 'default',
  suffix: 'suffix',
  query: 'query',
  named: 'named',
  namedGet: 'GET',
  jsonp: 'jsonp',
};

/** The clauses that promise an answer at each kind of address. */
const promise: Readonly<Record<AddressName, readonly string[]>> = {
  default: ['FMT-1', 'FMT-3', 'FMT-4'],
  suffix: ['FMT-6'],
  query: ['FMT-7'],
  named: ['FMT-9'],
  GET: ['FMT-9'],
  jsonp: ['FMT-8'],
};

/**
 * Which addresses are alive in which format, by the verdicts on one Get. In formats that are broken as a whole, none is: what was answered
 * there was asked in another way.
 */
export function addressFacts(
  verdicts: readonly Verdict[],
  broken: readonly string[],
): Facts['addressesByFormat'] {
  const lives: Partial<Record<Format, Partial<Record<AddressName, Life>>>> = {};
  for (const format of formats) {
    for (const name of addressNames) {
      const here = verdicts.filter(
        ({ format: of, address, clause, level }) =>
          of === format && nameOf[address] === name && promise[name].includes(clause) && level !== 'NOTE',
      );
      if (here.length > 0)
        lives[format] = { ...lives[format], [name]: broken.includes(format) ? 'broken' : lifeOf(here) };
    }
  }
  return lives;
}

function lifeOf(verdicts: readonly Verdict[]): Life {
  if (verdicts.some(({ status }) => status === 'failed' || status === 'warned')) return 'broken';
  return verdicts.some(({ status }) => status === 'passed') ? 'alive' : 'not judged';
}

/** In what form the key was taken, by the answers to APIKeyGet and other plain reads; null if no answer tells. */
export function keyFacts({ answers, capabilities, further }: Examined): Facts['key'] {
  if (further.keyHeader != null) return { takenIn: 'header', formats: ['json'] };
  const documented = answers.map((answer) => answer.detour?.refused ?? answer);
  const formatsOf = (chosen: readonly Answer[]): readonly Format[] =>
    formats.filter((format) => chosen.some(({ call }) => call.format === format));
  const works = documented.filter((answer) => standingOf(answer) === 'works');
  const inBody = works.filter(({ exchange }) => exchange.request.method === 'POST');
  if (inBody.length > 0) return { takenIn: 'body', formats: formatsOf(inBody) };
  const unread = Object.entries(capabilities?.unread ?? {});
  const inQuery = formats.filter((format) =>
    unread.some(([each, way]) => each === format && way?.kind === 'query'),
  );
  if (inQuery.length > 0) return { takenIn: 'query', formats: inQuery };
  const refusing = documented.filter(
    (answer) => standingOf(answer) === 'fails' && answer.exchange.response?.status !== 404,
  );
  return refusing.length === 0 ? null : { takenIn: 'nothing', formats: formatsOf(refusing) };
}
