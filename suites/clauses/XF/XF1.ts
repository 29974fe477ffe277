import { asRead, laterIn, readIn } from '../../../harness/canonical/answeredReads.ts';
import { blameByMajority } from '../../../harness/canonical/blameByMajority.ts';
import { compareForms } from '../../../harness/canonical/compareForms.ts';
import {
  compareReads,
  type ReadComparison,
  type ReadDifference,
} from '../../../harness/canonical/compareReads.ts';
import { sidesInWords } from '../../../harness/canonical/Difference.ts';
import { holdsLists } from '../../../harness/canonical/recordType.ts';
import { type Evidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../../harness/evidence/EvidenceSpec.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { recordsRead, topAskedFor } from '../../../harness/records/listed.ts';
import { brackets } from '../../../harness/settle/brackets.ts';
import type { Case } from '../../../harness/verdicts/Case.ts';
import { gate, obstacleIn } from '../../../harness/verdicts/gate.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, judged, passed } from '../../../harness/verdicts/judgements.ts';
import { nothingCompared } from '../../../harness/verdicts/nothingCompared.ts';
import { refusedInJsonAlone } from '../../../harness/verdicts/refusals.ts';
import { subjectOf } from '../../../harness/verdicts/Subject.ts';
import { demandAnswer } from '../../../harness/verdicts/silence.ts';
import { where } from '../../../specs/appliesTo.ts';
import type { Place } from '../../../specs/Clause.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import { type Format, formats } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operations } from '../../../specs/operations.ts';
import { places } from '../../../specs/places.ts';
import { addressLevel, successClause } from '../../../specs/promises.ts';
import { addressIs, except, readsRecords } from '../../../specs/rules.ts';
import { caseOf, caseOfRead } from '../../kernel/cases.ts';
import { clause } from '../../kernel/clause.ts';
import { evidenceKey, operationsWhere, specWithoutScenario } from '../../kernel/probe.ts';
import { everyFormat, everyFormatWithDeleted } from '../../probes/everyFormat.ts';

export const XF1 = clause('XF-1', {
  statement: 'The same Get gives the same result in every format and through every address.',
  section: 'What the service does',
  judging:
    'At the level of the address (FMT-6, FMT-7, FMT-9). Read in A, in B and in A again, compared on the records that both reads of A agree on. Absent and nil are the same. Where one side has no value, empty text, 0, false, the unset date and an empty list on the other side are not compared. Nor are members whose name begins with _, $ or @: they are metadata of a serializer. Text that a format may have garbled is left to TYP-12, unless the format keeps such text elsewhere. A column of a report that has another name in xml is compared under the name that .NET gives it, or one of the same letters and digits. Where both sides hold further columns that the other one lacks, these are not compared. What TYP-12 only warns about is never compared. The order of nested rows is a SHOULD. At another address also: how often a record comes, the documented order, and departures from the form that the default address does not show.',
  open: 'What no format can tell apart, by a declared table of losses.',
  appliesTo: where(
    'The Gets that answer with records, at every address but jsonp, whose payload FMT-8 compares; of ShippingInformationGet only the envelope is shown.',
    readsRecords,
    except(addressIs('jsonp')),
  ),
  /**
   * Each format against the others at the default addresses, also with deleted records where the Get shows them. Within each format every
   * other address against the default one.
   */
  casesAcross: (selected) => {
    const gets =
      selected.length > 1 ? [...operations.values()].filter(operationsWhere(XF1.appliesTo.holds)) : [];
    const reads = gets.map((get) => ({ get, spec: everyFormat(get, selected) }));
    const deleted = gets
      .filter(({ showDeleted }) => showDeleted === true)
      .map((get) => ({ get, spec: everyFormatWithDeleted(get, selected) }));
    const elsewhere = places
      .filter((place): place is Place & { readonly operation: Operation } => isElsewhere(place, selected))
      .map((place) => sameElsewhere(place));
    return {
      evidence: [...[...reads, ...deleted].map(({ spec }) => spec), ...elsewhere],
      cases: [
        ...reads.flatMap(({ get, spec }) =>
          selected.flatMap((format) => [
            againstOthers(get, format, spec, selected, 'differences'),
            ...(holdsLists(get) ? [againstOthers(get, format, spec, selected, 'orders')] : []),
          ]),
        ),
        ...deleted.flatMap(({ get, spec }) =>
          selected.map((format) => againstOthers(get, format, spec, selected, 'differences', 'deleted')),
        ),
        ...elsewhere.flatMap((spec) => [
          againstDefaultAddress(spec, 'differences'),
          ...(spec.operation !== null && holdsLists(spec.operation)
            ? [againstDefaultAddress(spec, 'orders')]
            : []),
        ]),
      ],
    };
  },
});

const isElsewhere = (place: Place, selected: readonly Format[]): boolean =>
  place.operation !== null &&
  selected.includes(place.format) &&
  place.address !== defaultAddress(place.format) &&
  XF1.appliesTo.holds(place);

const parts = {
  differences: { clause: 'XF-1', level: 'MUST', message: 'the same Get does not show the same as' },
  orders: { clause: 'XF-1', level: 'SHOULD', slug: 'order', message: 'rows come in another order than' },
} as const;

type Part = keyof typeof parts;

const againstOthers = (
  get: Operation,
  format: Format,
  spec: EvidenceSpec,
  selected: readonly Format[],
  part: Part,
  slug?: string,
): Case => {
  const item = caseOfRead(format, spec, { slug, ...parts[part] }, (read, evidence) => {
    const { base, perFormat } = blameByMajority(get, evidence, selected);
    const vote = perFormat.get(format);
    if (vote === undefined) return blocked('clause:GET-1', `${format} brought no list of records`);
    if (base === undefined || perFormat.size < 2)
      return blocked('nothing', 'there is no other format to compare with');
    if (vote[part].length > 0) {
      const message = `${parts[part].message} in ${format === base ? 'the other formats' : base}`;
      return judged(vote[part].map((one) => different(one, message, read)));
    }
    if (vote.records === 0) {
      const reads = [...formats.flatMap((each) => evidence.others[readIn(each)] ?? []), ...laterIn(evidence)];
      return nothingCompared(get, read, reads, {
        ofOrder: part === 'orders',
        isUntried: vote.isEmpty || !wasReadAgain(evidence),
      });
    }
    return part === 'orders' && vote.lists === 0
      ? blocked('nothing', 'no record holds a list of two rows')
      : passed;
  });
  // Where another clause says that a plain Get succeeds, a refusal is that one's.
  if (format !== 'json' || part === 'orders' || successClause(get) !== undefined) return item;
  const check: Case['check'] = (evidence, context) => {
    const refusal = refusedInJsonAlone(evidence.others);
    return refusal === undefined ? item.check(evidence, context) : judged([refusal]);
  };
  return { ...item, check };
};

/**
 * A Get at another address of its format, beside the same read at the default one (`before`). Both were made already; where they differ,
 * all is read again in a bracket. On a bare named route the format is the one that the server picked.
 */
const sameElsewhere = (place: Place & { readonly operation: Operation }): EvidenceSpec => {
  const { operation, format } = place;
  const homeIn = (picked: Format) =>
    evidenceKey({ operation, format: picked, address: defaultAddress(picked) }, plainCall);
  return specWithoutScenario(place, 'same-elsewhere', {
    expects: 'success',
    requires: [evidenceKey(place, plainCall), homeIn(format)],
    looksAt: formats.map(homeIn),
    gather: async (context) => {
      const { answer } = evidenceIn(await context.other(evidenceKey(place, plainCall)));
      const picked = answer.readAs ?? format;
      const home = { format: picked, address: defaultAddress(picked) };
      const read = context.isPlanned(homeIn(picked)) ? await context.other(homeIn(picked)) : undefined;
      const before =
        read?.kind === 'evidence'
          ? read.evidence.answer
          : await context.call(operation, answer.call.members, home);
      const evidence = await brackets(context, operation, {
        first: { answer, others: { before } },
        home,
        away: {},
        compare: (made) => {
          const { differences = [], orders = [], records = 1 } = comparisonOf(operation, made) ?? {};
          const isEmpty = [made.answer, made.others.before].every((one) => recordsRead(one).length === 0);
          const differ = differences.length > 0 || orders.length > 0;
          return { differ, stood: records > 0 || isEmpty };
        },
      });
      return { kind: 'evidence', evidence };
    },
  });
};

/** The two reads compared; undefined where one of them brought nothing to compare. Pure. */
function comparisonOf(operation: Operation, evidence: Evidence): ReadComparison | undefined {
  const { answer, others } = evidence;
  const left = asRead(others.before);
  const right = asRead(answer);
  if (left === undefined || right === undefined) return undefined;
  const again = laterIn(evidence).flatMap((later) => asRead(later) ?? []);
  const top = topAskedFor(answer);
  const compared = compareReads(operation, left, right, { again, top });
  // The document shows no limit in the query of a GET, which orders the records.
  const isTopN = top !== undefined && answer.call.address !== 'namedGet';
  const forms = compareForms(operation, [left, ...again], right, isTopN);
  return { ...compared, differences: [...compared.differences, ...forms] };
}

function againstDefaultAddress(spec: EvidenceSpec, part: Part): Case {
  const { operation: get, format, address } = spec;
  if (get === null) throw new Error('a Get has an operation');
  const named = {
    clause: 'XF-1',
    level: part === 'orders' || address === 'namedGet' ? 'SHOULD' : addressLevel(address, format),
    slug: part === 'orders' ? `${address}/order` : address,
  } as const;
  return caseOf(spec, named, (evidence, context) => {
    const { before: home } = evidence.others;
    const others = home === undefined ? evidence.others : { ...evidence.others, home };
    const asked = { clause: 'XF-1', answers: 'successes', reads: 'value' } as const;
    const obstacle = gate(asked, subjectOf({ ...evidence, others }, spec, context));
    if (obstacle !== undefined) return obstacle;
    const compared = comparisonOf(get, evidence);
    if (compared === undefined) {
      if (home !== undefined) demandAnswer(home);
      return (
        (home && obstacleIn(home, context)) ??
        blocked('clause:GET-1', 'one of the two reads brought no list of records')
      );
    }
    const message = `${parts[part].message} at the default address`;
    if (compared[part].length > 0)
      return judged(compared[part].map((one) => different(one, message, evidence.answer)));
    if (compared.records === 0) {
      const reads = Object.values(evidence.others);
      return nothingCompared(get, evidence.answer, reads, {
        ofOrder: part === 'orders',
        isUntried: !wasReadAgain(evidence),
      });
    }
    return part === 'orders' && compared.lists === 0
      ? blocked('nothing', 'no record holds a list of two rows')
      : passed;
  });
}

function different(difference: ReadDifference, message: string, read: Answer): Violation {
  const { left, right } = sidesInWords(difference);
  return breach(read, message, left, right, difference.rightPath || difference.leftPath);
}

const wasReadAgain = (evidence: Evidence): boolean => laterIn(evidence).length > 0;
