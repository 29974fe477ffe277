import type { JSX } from 'preact';

const names: Readonly<Record<string, string>> = { '\t': '→', '\r': '␍', '\n': '␊', '\u007f': '␡' };

/** Invisible characters, and those that reverse the direction of the text around them. */
const unseen =
  /([\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]| +$|^ +| {2,})/;

/** A text with its invisible characters made visible; `spaces` shows every space too. */
export function Visible({
  text,
  spaces = false,
}: {
  readonly text: string;
  readonly spaces?: boolean;
}): JSX.Element {
  const pieces = text.split(spaces ? new RegExp(`${unseen.source}|( )`) : unseen);
  return (
    <>
      {pieces.map((piece, index) =>
        piece === undefined || piece === '' ? null : index % (spaces ? 3 : 2) === 0 ? (
          piece
        ) : (
          <Sign key={index} text={piece} />
        ),
      )}
    </>
  );
}

const Sign = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    <span class="unseen">{[...text].map(signOf).join('')}</span>
    {text === '\n' ? '\n' : null}
  </>
);

function signOf(character: string): string {
  if (character === ' ') return '·';
  const known = names[character];
  if (known !== undefined) return known;
  const code = character.charCodeAt(0);
  return code < 32 ? String.fromCharCode(0x2400 + code) : `\\u${code.toString(16).padStart(4, '0')}`;
}
