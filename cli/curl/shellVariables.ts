import type { Fixtures } from '../../config/Settings.ts';
import { codecs } from '../../formats/codecs.ts';
import { withSample } from '../../generators/records/samples.ts';
import { shapeOfRequest } from '../../harness/addressing/callShapes.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { writtenText } from '../../specs/writtenText.ts';
import {
  fixturePlaces,
  holdsId,
  isDigits,
  isFixed,
  isWithin,
  namesSomething,
  placeOfValue,
  typeOf,
  variableOf,
} from './namingMembers.ts';
import { shownValues } from './shownValues.ts';

/** What the operator names at this place of the fixtures. The last one of an odd number is dealt where two would go the other way round. */
function givenAt(given: ReadonlyMap<string, string>, path: string): string | undefined {
  const oneBefore = path.replace(/\[(\d+)\]$/, (_, index: string) => `[${Number(index) - 1}]`);
  return given.get(path) ?? given.get(oneBefore);
}

/** A shell variable for a value that only the target knows, and what to put there. */
export interface Variable {
  readonly name: string;
  /** Replaces the variable in the request: digits, which every format writes as they are. */
  readonly standIn: string;
  readonly sentence: string;
}

/** The members of a call for another server, and the variables in them. */
interface PortableCall {
  readonly members: RecordValue;
  readonly variables: readonly Variable[];
}

/** Adapts calls found on the reference server to another one. Ask for the calls in their order. */
export interface ShellVariables {
  readonly portable: (answer: Answer, callNumber: number) => PortableCall;
}

/** Sixteen digits, which a binary float can still hold; five of them count. */
const standInOf = (count: number): string => `73104826195${String(count).padStart(5, '0')}`;

/** The Get that finds the value of a variable, if there is one. */
const listers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...operations.values()].flatMap(({ kind, name, id }) =>
      kind === 'get' && id !== undefined ? [[variableOf(id), name]] : [],
    ),
  ),
  PRODUCT_ID: 'ProductBOMGet',
  PRODUCT_SKU: 'ProductBOMGet',
  INVENTORY_LOCATION_ID: 'SalesOrderGet',
  SETTING_NAME: 'AccountSettingsGet',
};

/**
 * Replaces everything in a case's calls that came from the reference server with shell variables. These are ids, recognised by
 * their members and not by their looks, and texts that its fixtures or answers held. Values from the operator's own fixtures
 * stay, and so does what the run made up. An id of 0 names nothing and stays. The names of the variables begin with `prefix`.
 */
export function shellVariables(ofReference: Fixtures, ofOperator: Fixtures, prefix: string): ShellVariables {
  const places = fixturePlaces(ofReference);
  const given = new Map(fixturePlaces(ofOperator).map(({ path, value }) => [path, value]));
  const variables = new Map<string, Variable>();
  const shown = shownValues();
  const madeUp: string[] = [];

  const variable = (base: string, value: string, sentence: string): Variable => {
    const key = `${base} ${value}`;
    const known = variables.get(key);
    if (known !== undefined) return known;
    const alike = [...variables.keys()].filter((each) => each.startsWith(`${base} `)).length;
    const name = `${prefix}${alike === 0 ? base : `${base}_${alike + 1}`}`;
    const created = { name, standIn: standInOf(variables.size + 1), sentence: `${name}: ${sentence}` };
    variables.set(key, created);
    return created;
  };

  const portable = (answer: Answer, callNumber: number): PortableCall => {
    const { operation, members, format } = answer.call;
    const used = new Set<Variable>();
    const sample = sampleFor(operation, ofOperator);
    const made: string[] = [];

    const asVariable = (base: string, value: string, sentence: string): string => {
      const one = variable(base, value, sentence);
      used.add(one);
      return one.standIn;
    };

    const idFor = (member: string, value: string, inRecord: string): string => {
      const base = variableOf(member);
      const from = shown.id(base, value);
      if (from?.made === true)
        return asVariable(
          base,
          value,
          `the ${from.member} in the answer to call ${from.call}, which makes it.`,
        );
      const place = placeOfValue(member, value, places);
      if (place !== undefined) {
        const own = givenAt(given, place.path) ?? idInSample(sample, operation, inRecord, member);
        return own ?? asVariable(base, value, fixtureSentence(base, place.path));
      }
      if (from !== undefined)
        return asVariable(base, value, `a ${from.member} from the answer to call ${from.call}.`);
      if (member === operation?.target || member === operation?.id) {
        const what = words(base.replace(/_ID$/, ''));
        const lister = listers[base];
        const look = lister === undefined ? '' : `; check with ${lister} that none has it`;
        return asVariable(`UNKNOWN_${base}`, value, `an id that no ${what} of this server has${look}.`);
      }
      return asVariable(base, value, `what this server takes as ${member}${listedBy(base)}.`);
    };

    const textFor = (member: string, value: string, isSearched: boolean): string => {
      const place = placeOfValue(member, value, places);
      const base = variableOf(member);
      if (place !== undefined) {
        const name = place.path === 'unknownSku' ? `UNKNOWN_${base}` : base;
        const own = given.get(place.path);
        if (own !== undefined) return own + value.slice(place.value.length);
        return asVariable(name, value, fixtureSentence(base, place.path) + asWritten(format));
      }
      const isOwn = madeUp.some((text) => (isSearched ? isWithin(value, text) : text === value));
      const from = isOwn ? undefined : shown.text(member, value, isSearched);
      if (from === undefined) {
        made.push(value);
        return value;
      }
      const part = isSearched ? ', or a part of it,' : '';
      return asVariable(
        base,
        value,
        `a ${member}${part} from the answer to call ${from.call}.${asWritten(format)}`,
      );
    };

    const valueFor = (member: string, type: TypeShape | undefined, value: Value, inRecord: string): Value => {
      if (Array.isArray(value)) {
        const item = type?.kind === 'list' ? type.item : undefined;
        return (value as readonly Value[]).map((each) => valueFor(member, item, each, inRecord));
      }
      if (isNumeric(value))
        return holdsId(member, type) && namesSomething(value.lexeme)
          ? numeric(idFor(member, value.lexeme, inRecord))
          : value;
      if (isRecord(value)) {
        const shape = type?.kind === 'record' ? type.record : undefined;
        return member === 'Filters' ? filterFor(value) : recordFor(shape, value, shape?.name ?? inRecord);
      }
      if (typeof value !== 'string' || member === 'APIKEY' || isFixed(member, type)) return value;
      return holdsId(member, type) && isDigits(value) && namesSomething(value)
        ? idFor(member, value, inRecord)
        : textFor(member, value, false);
    };

    const recordFor = (shape: RecordShape | undefined, value: RecordValue, name: string): RecordValue =>
      Object.fromEntries(
        Object.entries(value).map(([member, each]) => [
          member,
          each === undefined ? each : valueFor(member, typeOf(shape, member), each, name),
        ]),
      );

    /** A filter searches for a value of the field that it names. */
    const filterFor = (filter: RecordValue): RecordValue => {
      const { FieldName: field, SearchValue: value } = filter;
      if (typeof field !== 'string' || value === undefined || value === null) return filter;
      const type = typeOf(listShape(operation), field);
      const text = writtenText(value) ?? '';
      const isId = holdsId(field, type) && isDigits(text) && namesSomething(text);
      const isText = type?.kind !== 'scalar' || type.type === 'string';
      const searched = isId
        ? idFor(field, text, '')
        : isText && text !== ''
          ? textFor(field, text, true)
          : text;
      if (searched === text) return filter;
      return { ...filter, SearchValue: isNumeric(value) ? numeric(searched) : searched };
    };

    const requestShape = shapeOfRequest(answer.call);
    const changed = recordFor(requestShape, members, requestShape.name);
    madeUp.push(...made);
    shown.look(answer, callNumber);
    return { members: laidOverSample(changed, operation, sample), variables: [...used] };
  };

  return { portable };
}

function listShape(operation: Operation | null): RecordShape | undefined {
  const type = operation?.response.find(({ name }) => name === operation.list)?.type.replace('list of ', '');
  return type === undefined || type === 'open' ? undefined : recordShape(type);
}

const words = (base: string): string => base.toLowerCase().replaceAll('_', ' ');

const listedBy = (base: string): string =>
  listers[base] === undefined ? '' : ` (${listers[base]} lists them)`;

/** The description of a variable for a fixture value that the operator's fixtures do not have. */
function fixtureSentence(base: string, path: string): string {
  const [fixture = path] = path.split('[');
  return fixture.startsWith('disposable.')
    ? `one that may be lost, as the fixture ${fixture} names it${listedBy(base)}.`
    : `what the fixture ${fixture} names (docs/fixtures.md)${listedBy(base)}.`;
}

const asWritten = (format: string): string =>
  ` Other than letters, digits, spaces and dashes, write it as ${format} does.`;

function sampleFor(operation: Operation | null, { samples }: Fixtures): RecordValue | undefined {
  const sample = operation?.record === undefined ? undefined : samples?.[operation.record];
  if (sample === undefined || operation?.record === undefined || operation.kind === 'get') return undefined;
  return codecs.json.decode(recordShape(operation.record), Buffer.from(JSON.stringify(sample))).value;
}

/** The id that the operator's sample of the record has in this member, as text; undefined if it has none. */
function idInSample(
  sample: RecordValue | undefined,
  operation: Operation | null,
  inRecord: string,
  member: string,
): string | undefined {
  if (sample === undefined || inRecord !== operation?.record) return undefined;
  return writtenText(sample[member]);
}

function laidOverSample(
  members: RecordValue,
  operation: Operation | null,
  sample: RecordValue | undefined,
): RecordValue {
  const record = operation?.record === undefined ? undefined : members[operation.record];
  if (sample === undefined || operation?.record === undefined || !isRecord(record)) return members;
  return { ...members, [operation.record]: withSample(sample, record) };
}
