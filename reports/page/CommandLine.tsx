import type { JSX } from 'preact';
import { CopyButton } from './CopyButton.tsx';

/** A command that can be taken along. */
export const CommandLine = ({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): JSX.Element => (
  <div class="command">
    <span class="name">{name}</span>
    <code>{text}</code>
    <CopyButton what={`the ${name} command`} text={text} />
  </div>
);
