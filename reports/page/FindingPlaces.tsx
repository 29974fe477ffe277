import type { JSX } from 'preact';
import type { FindingData } from '../html/ReportData.ts';
import { countInWords } from './inNumbers.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';

/** Where a finding occurs: its first case, shown below, and links to the others. Empty if there is only one. */
export function FindingPlaces({
  finding: { places, count, level },
  number,
  model,
}: {
  readonly model: ReportModel;
  readonly finding: FindingData;
  readonly number: number;
}): JSX.Element | null {
  const [first, ...others] = places;
  if (others.length === 0) return null;
  const more = count - places.length;
  const all = linkTo(['cases'], { finding: String(number) });
  return (
    <details class="places">
      <summary>
        Below is <span class="id">{first}</span>; the same in {countInWords(count - 1, 'more case')}
      </summary>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <a class="id" href={linkTo(['case', place])}>
              {place}
            </a>
            <Weaker level={model.caseById.get(place)?.level ?? level} than={level} />
          </li>
        ))}
        {more > 0 ? (
          <li>
            <a href={all}>and {countInWords(more, 'more case')}</a>
          </li>
        ) : null}
      </ul>
    </details>
  );
}

/** The level of a place that is weaker than its finding's. */
const Weaker = ({ level, than }: { readonly level: string; readonly than: string }): JSX.Element | null =>
  level === than ? null : <span class="level">{level}</span>;
