import { printable } from './shortened.ts';

/**
 * Breaks a text into lines of at most `width` letters, at spaces if there are any, each after the indent. Control characters are
 * written out, so that colours are for the lines.
 */
export function wrapText(text: string, indent: string, width: number): readonly string[] {
  const room = width - indent.length;
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let current = '';
    for (const word of printable(line)
      .split(' ')
      .flatMap((each) => pieces(each, room))) {
      if (current !== '' && current.length + 1 + word.length > room) {
        lines.push(indent + current);
        current = word;
      } else {
        current = current === '' ? word : `${current} ${word}`;
      }
    }
    return [...lines, indent + current];
  });
}

const pieces = (word: string, room: number): readonly string[] =>
  word.length <= room ? [word] : (word.match(new RegExp(`.{1,${room}}`, 'gsu')) ?? []);
