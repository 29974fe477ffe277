import type { JSX } from 'preact';
import { caseFlags } from '../caseCommand.ts';
import { callInWords } from '../exchanges/callInWords.ts';
import type { KeptExchange } from '../exchanges/KeptExchange.ts';
import { CommandLine } from './CommandLine.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Fold } from './Fold.tsx';
import type { CaseRow, ReportModel } from './ReportModel.ts';
import { withHeaders } from './withHeaders.ts';

/** Comes before each command that writes. */
const writeMark = '# This call changes data: ';

interface Props {
  readonly model: ReportModel;
  readonly item: CaseRow;
  /** The id of the call that shows what is wrong. */
  readonly decisive: string | undefined;
  /** Every call that was kept, in order. */
  readonly calls: readonly KeptExchange[];
  /** The script that makes the needed calls again and says whether the breach is seen; not every case has one. */
  readonly script: string | undefined;
  /** Whether the problem is in no member of the body, so that commands must show headers. */
  readonly inHeaders: boolean;
}

/** The command that judges the case again, and the requests as curl commands, step by step. */
export function HowToReproduce({ model, item, decisive, calls, script, inHeaders }: Props): JSX.Element {
  const { run } = model.data;
  const steps = calls.flatMap((each, index) =>
    each.curl === undefined ? [] : [{ each, index, curl: inHeaders ? withHeaders(each.curl) : each.curl }],
  );
  const one = calls.length < 2;
  const writes = steps.some(({ each }) => each.curl?.includes(writeMark) === true);
  return (
    <Fold title="Reproduce">
      <p class="quiet">
        These commands read the API key from the variable <code>ASSAY_API_KEY</code>: type{' '}
        <code>export ASSAY_API_KEY=…</code> first.
        {run.toFillIn === undefined ? '' : ` ${run.toFillIn}`}
        {one ? '' : ' The calls stand in the order in which they were made.'}
        {writes
          ? ` ${one ? 'It changes data.' : 'Those that change data say so.'} The ids are the target's own during the run: first check whose records have them now.`
          : ''}
      </p>
      <CommandLine
        name="replay"
        note={
          writes
            ? 'This writes, as the run did, on records that it makes or that the fixtures name.'
            : undefined
        }
        text={`${run.command} ${caseFlags(item.id, run.seed)}`}
      />
      {script === undefined ? null : <ScriptBlock text={script} />}
      {steps.length === 0 ? null : (
        <details open={steps.length < 3}>
          <summary>{steps.length === 1 ? 'The call' : `All ${steps.length} calls`} with curl</summary>
          {steps.map(({ each, index, curl }) => (
            <CommandLine
              key={each.id}
              name={one ? 'curl' : `curl ${index + 1}`}
              note={
                one
                  ? undefined
                  : `call ${index + 1} of ${calls.length}: ${callInWords(each)}${each.id === decisive ? ' (this one shows it)' : ''}`
              }
              text={curl}
            />
          ))}
        </details>
      )}
    </Fold>
  );
}

/** A whole script, folded, because it is long. */
const ScriptBlock = ({ text }: { readonly text: string }): JSX.Element => (
  <div class="command">
    <span class="name">repro.sh</span>
    <details>
      <summary>
        A script for bash and curl. It makes only the calls that the breach needs and takes ids from their
        answers. It deletes the companies that it made. It says whether the breach is seen, or shows the
        answers.
      </summary>
      <pre>{text}</pre>
    </details>
    <CopyButton what="the script repro.sh" text={text} />
  </div>
);
