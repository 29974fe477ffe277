import type { ComponentChildren, JSX } from 'preact';
import { counted } from '../../harness/words/counted.ts';
import { brief } from './brief.ts';
import { formatsInWords } from './formatsInWords.ts';
import type { ReportModel } from './ReportModel.ts';
import { linkTo } from './route.ts';
import { selectCases } from './selectCases.ts';

interface Props {
  readonly model: ReportModel;
  /** From 1. */
  readonly number: number;
  /** How many cases are meant, and their clause, if not all are. */
  readonly count?: number;
  readonly clause?: string;
}

/** How many messages of one reason the page shows. */
const mostMessages = 3;

/** Why cases were not judged and what to do about it, with a link to the cases. */
export function RootInWords({ model, number, count, clause = '' }: Props): JSX.Element | null {
  const root = model.data.blocked[number - 1];
  if (root === undefined) return null;
  const { advice, said, kind, formats } = root;
  const messages = kind === 'nothing' ? messagesOf(model, number, clause) : [];
  return (
    <>
      <p>
        <a href={linkTo(['cases'], { root: String(number), clause })}>
          {counted(count ?? root.count, 'case')}
        </a>{' '}
        {(count ?? root.count) === 1 ? 'is' : 'are'} blocked <Reason model={model} number={number} />.
        {clause === '' ? <span class="quiet"> In {formatsInWords(model, formats)}.</span> : null}
      </p>
      {messages.map((message) => (
        <p key={message} class="quiet">
          {message}
        </p>
      ))}
      {said === undefined ? null : (
        <p>
          The target said: <code>{said}</code>
        </p>
      )}
      <p>
        <Advice text={advice} />
      </p>
    </>
  );
}

/** Why cases are blocked, worded to follow "blocked". A clause leads to the finding of its breach, or to all that there are. */
export function Reason({
  model,
  number,
}: {
  readonly model: ReportModel;
  readonly number: number;
}): ComponentChildren {
  const { blocked, findings } = model.data;
  const root = blocked[number - 1];
  if (root?.kind !== 'clause') return root?.reason;
  const numbers = findings.flatMap(({ clause }, index) => (clause === root.name ? [String(index + 1)] : []));
  const [first] = numbers;
  const path = first !== undefined && numbers.length === 1 ? ['finding', first] : ['clause', root.name];
  const [before] = root.reason.split(root.name);
  return (
    <>
      {before}
      <a href={linkTo(path)}>{root.name}</a>
    </>
  );
}

/** What the cases themselves say, the most frequent first. */
function messagesOf(model: ReportModel, number: number, clause: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const { id } of selectCases(model, { root: String(number), clause })) {
    const message = brief(model.data.details[id]?.message ?? '', 200);
    if (message !== '') counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostMessages)
    .map(([message]) => message);
}

/** What to do, with its commands and names as code. */
export const Advice = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    <strong>What to do:</strong>{' '}
    {text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}
  </>
);
