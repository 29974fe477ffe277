import type { JSX } from 'preact';
import type { Cell } from '../matrix.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { statusWords } from './StatusMark.tsx';

/** Operation × format with the results of the cases; each cell links to its cases. */
export function MatrixTable({ model }: { readonly model: ReportModel }): JSX.Element {
  const { columns, rows } = model.data.matrix;
  return (
    <section class="matrix" aria-labelledby="matrix">
      <h2 id="matrix">Operation × format</h2>
      <p class="quiet">
        Each cell counts cases: ✗ failed, ! warned, ~ known, ⚡ ended in an error; where there are none, ✓
        passed or – blocked. One cause often fails many cases.{' '}
        <span class="sideways">The table scrolls sideways.</span>
      </p>
      <ScrollBox kind="scroll" name="Operation by format, counted">
        <table>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ operation, cells }) => (
              <tr key={operation}>
                <th scope="row">
                  <a href={linkTo(['cases'], { operation })}>
                    {operation === '-' ? 'none in particular' : operation}
                  </a>
                </th>
                {cells.map((cell, index) => (
                  <MatrixCell
                    key={columns[index]}
                    cell={cell}
                    operation={operation}
                    format={columns[index] ?? ''}
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

/** What a cell shows first. Pointing at it shows blocked cases beside passed ones. */
const inOrder = ['failed', 'errored', 'warned', 'known', 'passed', 'blocked', 'notApplicable'] as const;

interface Place {
  readonly cell: Cell;
  readonly operation: string;
  readonly format: string;
}

function MatrixCell({ cell, operation, format }: Place): JSX.Element {
  const met = inOrder.filter((status) => (cell[status] ?? 0) > 0);
  const [worst] = met;
  if (worst === undefined) return <td class="none">·</td>;
  const words = met.map((status) => `${cell[status]} ${statusWords[status].word}`).join(', ');
  const bad = met.filter((status) => ['failed', 'errored', 'warned', 'known'].includes(status));
  const shown = bad.length === 0 ? [worst] : bad;
  const query = { operation, format, ...(worst === 'passed' ? {} : { status: worst }) };
  return (
    <td class={worst}>
      <a href={linkTo(['cases'], query)} title={words}>
        <span class="hidden">
          {operation}, {format}: {words}
        </span>
        <span aria-hidden="true">
          {shown.map((status) => (
            <span key={status} class={`count ${status}`}>
              {cell[status]}
              {statusWords[status].sign}
            </span>
          ))}
        </span>
      </a>
    </td>
  );
}
