import type { Case } from '../harness/Case.ts';
import type { EvidenceSpec } from '../harness/Evidence.ts';
import type { Place } from '../specs/Clause.ts';
import { clause } from '../specs/clauses.ts';
import type { Format } from '../specs/Format.ts';
import { places } from '../specs/places.ts';
import { acrosses } from './acrosses.ts';
import { besidePlain } from './besidePlain.ts';
import { casesOf } from './casesOf.ts';
import { checks, clauseScenarios, placedCases } from './clauseSuites.ts';
import { evidenceOf } from './evidenceOf.ts';
import { operationSuites } from './operationSuites.ts';
import type { PlaceCases } from './PlaceCases.ts';
import { unknownOperation } from './unknownOperation.ts';
import { yieldsTo } from './yieldsTo.ts';

/** All that could be judged in some formats, before any selection. */
export interface Universe {
  readonly cases: readonly Case[];
  readonly evidence: ReadonlyMap<string, EvidenceSpec>;
}

const known = new Map<string, Universe>();

/** The same for the same formats: it takes half a second, and a run asks for it in several places. */
export function universe(formats: readonly Format[]): Universe {
  const key = formats.join();
  const made = known.get(key) ?? expanded(formats);
  known.set(key, made);
  return made;
}

/**
 * Expands every scenario and every check over the places of these formats.
 *
 * Raises an Error (ours is wrong) when two cases get one id or an operation has no suite.
 */
function expanded(formats: readonly Format[]): Universe {
  const evidence = new Map<string, EvidenceSpec>();
  const cases = new Map<string, Case>();
  const add = (made: ReturnType<PlaceCases>): void => {
    for (const spec of made.evidence) evidence.set(spec.key, spec);
    for (const item of made.cases) {
      if (cases.has(item.id)) throw new Error(`two cases are called ${item.id}`);
      cases.set(item.id, item);
    }
  };
  for (const place of places.filter(({ format }) => formats.includes(format))) {
    const here = evidenceAt(place, formats);
    const beside = besidePlain(place, here);
    const checked = checks.flatMap((check) => casesOf(check, clause(check.clause), place, here, beside));
    add({ evidence: beside === undefined ? here : [...here, beside], cases: checked });
    for (const placed of placedCases) add(placed(place, here, formats));
  }
  for (const across of acrosses) add(across(formats));
  const beside = casesBeside([...cases.values()], evidence);
  return { cases: [...cases.values()].map((item) => withBeside(item, beside)), evidence };
}

function withBeside(item: Case, beside: (key: string, clause: string) => readonly Case[]): Case {
  const earlier = yieldsTo(item);
  return {
    ...item,
    ...(earlier.length === 0 ? {} : { yieldsTo: earlier }),
    beside: (clause) => beside(item.evidence, clause).filter(({ id }) => id !== item.id),
  };
}

/** Finds the cases of a clause that judge some evidence or what it requires, however deep. */
function casesBeside(
  cases: readonly Case[],
  evidence: ReadonlyMap<string, EvidenceSpec>,
): (key: string, clause: string) => readonly Case[] {
  const known = new Map<string, Case[]>();
  const find = (key: string, clause: string): readonly Case[] => {
    const required = new Set([key]);
    for (const each of required) for (const next of evidence.get(each)?.requires ?? []) required.add(next);
    return [...required].flatMap((each) => known.get(`${each} ${clause}`) ?? []);
  };
  for (const item of cases) {
    const made = withBeside(item, find);
    const key = `${item.evidence} ${item.clause}`;
    known.set(key, [...(known.get(key) ?? []), made]);
  }
  return find;
}

function evidenceAt(place: Place, formats: readonly Format[]): readonly EvidenceSpec[] {
  const { operation } = place;
  if (operation === null) return [unknownOperation(place)];
  const suite = operationSuites.get(operation.name);
  if (suite === undefined) throw new Error(`${operation.name} has no suite`);
  return evidenceOf([...suite, ...clauseScenarios(operation)], { ...place, operation }, formats);
}
