import type { JSX } from 'preact';
import type { Cell } from '../matrix.ts';
import { breakable } from './breakable.tsx';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { statusWords } from './StatusMark.tsx';
import type { CaseFilter } from './selectCases.ts';

/** Operation × format with the results of the cases. A click narrows the causes beside it. */
export function MatrixTable({
  model,
  chosen,
}: {
  readonly model: ReportModel;
  readonly chosen: Pick<CaseFilter, 'operation' | 'format'>;
}): JSX.Element {
  const { columns, rows } = model.data.matrix;
  return (
    <section class="matrix" aria-labelledby="matrix">
      <h2 id="matrix">Operation × format</h2>
      <p class="quiet">
        “1✗ / 60”: of 60 cases 1 failed. Also ! warned, ~ known, ⚡ ended in an error, – blocked, ✓ passed. A
        click shows only the causes of that place.
      </p>
      <ScrollBox kind="scroll" name="Operation by format, counted">
        <table>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <a href={linkTo([], { format: column })}>{column}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ operation, cells }) => (
              <tr key={operation}>
                <th scope="row">
                  <a
                    href={linkTo([], { operation })}
                    aria-current={chosen.operation === operation && chosen.format === '' ? 'true' : undefined}
                  >
                    {operation === '-' ? 'none in particular' : breakable(operation)}
                  </a>
                </th>
                {cells.map((cell, index) => (
                  <MatrixCell
                    key={columns[index]}
                    cell={cell}
                    operation={operation}
                    format={columns[index] ?? ''}
                    isChosen={chosen.operation === operation && chosen.format === columns[index]}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

/** What decides the colour of a cell. A cell is green only if all of its cases passed or do not apply. */
const inOrder = ['failed', 'errored', 'warned', 'known', 'blocked', 'passed', 'notApplicable'] as const;

interface Place {
  readonly cell: Cell;
  readonly operation: string;
  readonly format: string;
  /** Whether the causes beside the table are those of this cell. */
  readonly isChosen: boolean;
}

function MatrixCell({ cell, operation, format, isChosen }: Place): JSX.Element {
  const met = inOrder.filter((status) => (cell[status] ?? 0) > 0);
  const [worst] = met;
  if (worst === undefined) return <td class="none">·</td>;
  const words = met.map((status) => `${cell[status]} ${statusWords[status].word}`).join(', ');
  const all = met.reduce((sum, status) => sum + (status === 'notApplicable' ? 0 : (cell[status] ?? 0)), 0);
  return (
    <td class={worst}>
      <a
        href={linkTo([], isChosen ? {} : { operation, format })}
        title={words}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span class="hidden">
          {operation}, {format}: {words}
        </span>
        <span aria-hidden="true">
          <span class={`count ${worst}`}>
            {cell[worst]}
            {statusWords[worst].sign}
          </span>
          {(cell[worst] ?? 0) >= all ? null : <span class="all"> / {all}</span>}
        </span>
      </a>
    </td>
  );
}
