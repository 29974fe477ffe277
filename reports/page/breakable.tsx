import type { JSX } from 'preact';

/** A name or an id that may be broken before its capitals and after its slashes. */
export const breakable = (name: string): readonly (string | JSX.Element)[] =>
  name
    .split(/(?<=[a-z])(?=[A-Z])|(?<=\/)/)
    .flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]));
