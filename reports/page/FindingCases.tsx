import type { JSX } from 'preact';
import { counted } from '../../harness/words/counted.ts';
import type { FindingData } from '../html/ReportData.ts';
import { brief } from './brief.ts';
import { Fold } from './Fold.tsx';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** More rows than these are folded. */
const mostOpen = 12;

/** The other cases of a finding as a table, with what each one shows. Empty if there are none. */
export function FindingCases({
  finding: { places: cases, count },
  number,
  model,
}: {
  readonly model: ReportModel;
  readonly finding: FindingData;
  readonly number: number;
}): JSX.Element | null {
  const [, ...others] = cases;
  if (others.length === 0) return null;
  const more = count - cases.length;
  return (
    <Fold title={`The same in ${counted(count - 1, 'other case')}`} isFolded={others.length > mostOpen}>
      <ScrollBox kind="scroll" name="The other cases">
        <table class="places">
          <thead>
            <tr>
              <th scope="col">Case</th>
              <th scope="col">Level</th>
              <th scope="col">Expected</th>
              <th scope="col">Actual</th>
            </tr>
          </thead>
          <tbody>
            {others.map((id) => {
              const { expected = '', actual, message = '' } = model.data.details[id] ?? {};
              return (
                <tr key={id}>
                  <th scope="row">
                    <a class="id" href={linkTo(['case', id])}>
                      {id}
                    </a>
                  </th>
                  <td data-name="Level">{model.caseById.get(id)?.level}</td>
                  <td data-name="Expected">{brief(expected, 90)}</td>
                  <td data-name="Actual">{brief(actual ?? message, 90)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      {more > 0 ? (
        <p>
          <a href={linkTo(['cases'], { finding: String(number) })}>and {counted(more, 'more case')}</a>
        </p>
      ) : null}
    </Fold>
  );
}
