import type { Answer } from '../../../harness/Answer.ts';
import type { Case } from '../../../harness/Case.ts';
import type { ReadDifference } from '../../../harness/canonical/compareReads.ts';
import { keyedRecords } from '../../../harness/canonical/keyedRecords.ts';
import { recordType } from '../../../harness/canonical/recordType.ts';
import type { Evidence, EvidenceSpec } from '../../../harness/Evidence.ts';
import type { Exchange } from '../../../harness/Exchange.ts';
import { MovingTargetError } from '../../../harness/MovingTargetError.ts';
import { demandAnswer } from '../../../harness/silence.ts';
import type { Place } from '../../../specs/Clause.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operations } from '../../../specs/operations.ts';
import { places } from '../../../specs/places.ts';
import { addressIs, both, everyType, except, readsRecords } from '../../../specs/rules.ts';
import { blameByMajority, judgedIn, readIn } from '../../compare/majority.ts';
import { comparisonOf, sameElsewhere } from '../../compare/sameElsewhere.ts';
import { addressLevel } from '../../kernel/addressBlame.ts';
import type { Across } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { gate } from '../../kernel/gate.ts';
import { blocked, judged, shown } from '../../kernel/judgements.ts';
import { obstacleIn } from '../../kernel/obstacles.ts';
import { subjectOf } from '../../kernel/Subject.ts';
import { everyFormat } from '../../probes/everyFormat.ts';
import { laterIn } from '../../settle/brackets.ts';

/** The same Get gives the same result in every format and through every address. */
export const XF1: JudgedClause = clause('XF-1', {
  level: 'MUST',
  statement: 'The same Get gives the same result in every format and through every address.',
  section: 'What the service does',
  judging:
    'At the level of the address (FMT-6, FMT-7, FMT-9). Read in A, in B and in A again, compared on the records that both reads of A agree on. Absent and nil are the same; where one side has no value, empty text, 0, false, the unset date and an empty list on the other are not compared, nor are members whose name begins with _, $ or @, which are metadata of a serializer. The order of nested rows is a SHOULD.',
  open: 'What no format can tell apart, by a declared table of losses.',
  appliesTo: {
    reason:
      'The Gets that answer with records, at every address but jsonp, whose payload FMT-8 compares; of ShippingInformationGet only the envelope is shown.',
    holds: both(readsRecords, except(addressIs('jsonp'))),
  },
  across: acrossFormats,
});

/**
 * The same Get gives the same result in every format and through every address: each format against the others at the
 * default addresses, and within each format every other address against the default one.
 */
function acrossFormats(selected: readonly Format[]): ReturnType<Across> {
  const gets = [...operations.values()].filter(
    (operation) => isReadIn(operation, selected[0] ?? 'json') && selected.length > 1,
  );
  const together = gets.map((operation) => ({ operation, spec: everyFormat(operation, selected) }));
  const elsewhere = places
    .filter((place): place is Place & { readonly operation: Operation } => isElsewhere(place, selected))
    .map((place) => sameElsewhere(place));
  return {
    evidence: [...together.map(({ spec }) => spec), ...elsewhere],
    cases: [
      ...together.flatMap(({ operation, spec }) =>
        selected.flatMap((format) => [
          againstOthers(operation, format, spec, selected, 'differences'),
          ...(holdsLists(operation) ? [againstOthers(operation, format, spec, selected, 'orders')] : []),
        ]),
      ),
      ...elsewhere.map(againstHome),
    ],
  };
}

const isReadIn = (operation: Operation, format: Format): boolean =>
  XF1.appliesTo.holds({ operation, format, address: defaultAddress(format) });

const isElsewhere = (place: Place, selected: readonly Format[]): boolean =>
  place.operation !== null &&
  selected.includes(place.format) &&
  place.address !== defaultAddress(place.format) &&
  XF1.appliesTo.holds(place);

const holdsLists = (operation: Operation): boolean =>
  everyType(recordType(operation)).some(({ type }) => type.kind === 'list');

function againstOthers(
  operation: Operation,
  format: Format,
  spec: EvidenceSpec,
  selected: readonly Format[],
  part: 'differences' | 'orders',
): Case {
  return {
    id: `${format}/${operation.name}/XF-1${part === 'orders' ? '/order' : ''}`,
    clause: 'XF-1',
    level: part === 'orders' ? 'SHOULD' : 'MUST',
    operation,
    format,
    address: defaultAddress(format),
    evidence: spec.key,
    check: (evidence, context) => {
      const answer = evidence.others[readIn(format)];
      const obstacle = judgedIn('XF-1', answer, format, spec, context);
      if (obstacle !== undefined || answer === undefined) return obstacle ?? blocked('nothing', 'no answer');
      const { base, perFormat } = blameByMajority(operation, evidence, selected);
      const vote = perFormat.get(format);
      if (vote === undefined) return blocked('clause:GET-1', `${format} brought no list of records`);
      if (base === undefined || perFormat.size < 2)
        return blocked('nothing', 'there is no other format to compare with');
      if (vote[part].length > 0) {
        const message =
          part === 'orders'
            ? 'rows come in another order than in'
            : 'the same Get shows something else than in';
        const others = format === base ? 'the other formats' : base;
        return judged(vote[part].map((one) => breach(one, `${message} ${others}`, answer.exchange)));
      }
      if (vote.records === 0)
        return none(operation, [answer, ...laterIn(evidence)], vote.isEmpty || !wasReadAgain(evidence));
      return part === 'orders' && vote.lists === 0
        ? blocked('nothing', 'no record holds a list of two rows')
        : judged([]);
    },
  };
}

function againstHome(spec: EvidenceSpec): Case {
  const { operation, format, address } = spec;
  if (operation === null) throw new Error('a Get has an operation');
  return {
    id: `${format}/${operation.name}/XF-1/${address}`,
    clause: 'XF-1',
    level: address === 'namedGet' ? 'SHOULD' : addressLevel(address, format),
    operation,
    format,
    address,
    evidence: spec.key,
    check: (evidence, context) => {
      const { before: home } = evidence.others;
      const others = home === undefined ? evidence.others : { ...evidence.others, home };
      const subject = subjectOf({ ...evidence, others }, spec, context);
      const asked = { clause: 'XF-1', level: 'MUST', on: 'success', reads: 'value' } as const;
      const obstacle = gate({ ...asked, judge: () => judged([]) }, subject);
      if (obstacle !== undefined) return obstacle;
      const compared = comparisonOf(operation, evidence);
      if (compared === undefined && evidence.others.before !== undefined)
        demandAnswer(evidence.others.before);
      if (compared === undefined)
        return (
          (home && obstacleIn(home, context)) ??
          blocked('clause:GET-1', 'one of the two reads brought no list of records')
        );
      const message = 'the same Get shows something else than at the default address';
      if (compared.differences.length > 0)
        return judged(compared.differences.map((one) => breach(one, message, subject.exchange)));
      return compared.records === 0
        ? none(operation, [...Object.values(evidence.others), evidence.answer], !wasReadAgain(evidence))
        : judged([]);
    },
  };
}

const isEmptyIn = (value: Readonly<Record<string, unknown>> | undefined, { list }: Operation): boolean => {
  const held = list === undefined ? undefined : value?.[list];
  return !Array.isArray(held) || held.length === 0;
};

const breach = (
  { left, right, rightPath, leftPath }: ReadDifference,
  message: string,
  exchange: Exchange,
) => ({
  message,
  expected: shown(left),
  actual: shown(right),
  path: rightPath === '' ? leftPath : rightPath,
  exchange,
});

const wasReadAgain = (evidence: Evidence): boolean => laterIn(evidence).length > 0;

/** Nothing was compared: there is nothing, if only in one of the reads, or no record stood still in three tries. */
function none(operation: Operation, reads: readonly Answer[], isUntried: boolean) {
  const { name, list } = operation;
  if (isUntried || reads.some(({ decoded }) => isEmptyIn(decoded?.value, operation)))
    return blocked('nothing', `${name} answers with no record to compare`);
  const unread = reads
    .flatMap(({ decoded }) => decoded?.deviations ?? [])
    .find(({ path, level }) => level === 'MUST' && path.endsWith(`].${operation.id}`));
  if (unread !== undefined)
    return blocked(`clause:${unread.clause}`, `the records of ${name} have no id that can be read`);
  if (reads.some(({ decoded }) => keyedRecords(operation, decoded?.value ?? {}).groups.size === 0))
    return blocked('clause:GET-1', `${name} answers with no record whose id can be read`);
  throw new MovingTargetError(
    `The target is moving: no record of ${list ?? name} was the same in two reads.`,
  );
}
