import type { JSX } from 'preact';
import { counted, inNumbers } from '../../harness/words/counted.ts';
import type { Latency } from '../exchanges/latencies.ts';
import type { ReportModel } from './ReportModel.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** How long answers took, by operation and format: a bar to the median, a line to the 95th percentile. */
export function LatencyPage({ model }: { readonly model: ReportModel }): JSX.Element {
  const { latencies, matrix } = model.data;
  const columns = matrix.columns.filter((column) => latencies.some(({ format }) => format === column));
  const operations = [...new Set(latencies.map(({ operation }) => operation))].sort();
  const longest = Math.max(1, ...latencies.map(({ p95 }) => p95));
  const at = (operation: string, format: string): Latency | undefined =>
    latencies.find((each) => each.operation === operation && each.format === format);
  return (
    <section class="latency" aria-labelledby="latency">
      <h1 id="latency">Latency</h1>
      <p class="quiet">
        Milliseconds from sending to the last byte: the median, and the time within which 95 of 100 answers
        came. The requests of this run were under way beside each other. The bar ends at the median, the thin
        line at the other time. The scale ends at {short(longest)} ms and is that of square roots.
      </p>
      {latencies.length === 0 ? <p>No times were taken.</p> : null}
      <ScrollBox kind="scroll" name="Latency by operation and format">
        <table>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              {columns.map((format) => (
                <th key={format} scope="col">
                  {format}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {operations.map((operation) => (
              <tr key={operation}>
                <th scope="row">{operation}</th>
                {columns.map((format) => (
                  <Bar key={format} latency={at(operation, format)} longest={longest} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

/** From 100 ms on without its fraction. */
const short = (ms: number): string => (ms < 100 ? String(ms) : inNumbers(Math.round(ms)));

function Bar({
  latency,
  longest,
}: {
  readonly latency: Latency | undefined;
  readonly longest: number;
}): JSX.Element {
  if (latency === undefined) return <td class="none">·</td>;
  const { count, median, p95, max } = latency;
  const share = (ms: number): number => Math.round(Math.sqrt(ms / longest) * 1000) / 10;
  return (
    <td
      title={`${counted(count, 'call')}: median ${median} ms, 95 of 100 within ${p95} ms, longest ${max} ms`}
    >
      <span class="ms">
        {short(median)} <span class="quiet">/ {short(p95)}</span>
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="line" x="0" y="2.5" width={share(p95)} height="1" />
        <rect class="bar" x="0" y="0" width={share(median)} height="6" />
      </svg>
    </td>
  );
}
