import type { JSX } from 'preact';
import type { FindingData } from '../html/ReportData.ts';
import { counted } from './inNumbers.ts';
import { linkTo } from './route.ts';

/** Where a finding was met: its first case, which stands below, and links to the others; nothing where it was one. */
export function FindingPlaces({
  finding: { places, count },
  number,
}: {
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
        Below is <span class="id">{first}</span>; the same in {counted(count - 1, 'more case')}
      </summary>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <a class="id" href={linkTo(['case', place])}>
              {place}
            </a>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <a href={all}>and {counted(more, 'more case')}</a>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
