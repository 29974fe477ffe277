import type { JSX } from 'preact';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  readonly name: string;
  /** What the command does, if its name does not say. */
  readonly note?: string | undefined;
  readonly text: string;
}

/** A command that can be copied. */
export const CommandLine = ({ name, note, text }: Props): JSX.Element => (
  <div class="command">
    <span class="name">{name}</span>
    <div>
      {note === undefined ? null : <p class="quiet">{note}</p>}
      <code>{text}</code>
    </div>
    <CopyButton what={`the ${name} command`} text={text} />
  </div>
);
