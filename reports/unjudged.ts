import type { Verdict } from '../harness/verdicts/Verdict.ts';
import type { Format } from '../specs/Format.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { statusWithoutList } from './verdictStatus.ts';

/**
 * The MUST clauses without a passed or failed verdict of a MUST case in a selected format where they apply, as
 * `clause@format` (docs/judging.md, rule 4). A case about several formats counts for each of them. If all cases of a clause have
 * a lower level in a format, like the dates in soap, or are out of scope, it is no MUST there.
 */
export function unjudged({ clauses, formats, verdicts }: FinishedRun): readonly string[] {
  const placesOf = (found: readonly Verdict[]): ReadonlySet<string> => {
    const places = new Set<string>();
    for (const { clause, format } of found)
      for (const each of formatsOf(format, formats)) places.add(`${clause}@${each}`);
    return places;
  };
  const must = verdicts.filter(({ level }) => level === 'MUST');
  const judged = placesOf(
    must.filter((verdict) => ['passed', 'failed'].includes(statusWithoutList(verdict))),
  );
  const binding = placesOf(must.filter(isInScope));
  const met = placesOf(verdicts);
  return clauses
    .filter(({ level }) => level === 'MUST')
    .flatMap(({ id, formats: itsFormats }) =>
      formats.filter((format) => itsFormats.includes(format)).map((format) => `${id}@${format}`),
    )
    .filter((place) => !judged.has(place) && (binding.has(place) || !met.has(place)));
}

const isInScope = ({ outOfScope }: Verdict): boolean => outOfScope === undefined;

/** `all` is every selected format, `a+b` both of them, and any other format itself. */
const formatsOf = (format: string, selected: readonly Format[]): readonly string[] =>
  format === 'all' ? selected : format.split('+');
