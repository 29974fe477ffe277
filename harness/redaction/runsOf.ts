import { type Armour, runKinds } from './armour.ts';
import { eachIsland } from './eachIsland.ts';
import type { Readings } from './Readings.ts';

/** Characters of a text that may be armour, from `start` to before `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  /** The number of armour letters. If it equals the stretch's length, every character is a letter. */
  readonly letters: number;
}

/**
 * Every run of at least `shortest` letters, escaped ones included, outside stretches that `isKnown`. Linear in the text. The
 * content of a stretch depends only on its characters.
 */
export function runsOf(
  text: string,
  readings: Readings,
  armour: Armour,
  shortest: number,
  isKnown: (start: number, end: number) => boolean,
): readonly Stretch[] {
  const { kinds } = armour;
  const { letter, mark, escapeStart } = runKinds;
  const runs: Stretch[] = [];
  eachIsland(text, readings.escaped ? armour.inRuns : kinds, shortest, (from, to) => {
    if (isKnown(from, to)) return;
    let letters = 0;
    let start = from;
    const end = (index: number): void => {
      if (letters >= shortest) runs.push({ start, end: index, letters });
      letters = 0;
      start = index + 1;
    };
    for (let index = from; index < to; index += 1) {
      const kind = kinds[text.charCodeAt(index)];
      if (kind === letter) letters += 1;
      else if (kind === escapeStart) {
        const escaped = letterAt(readings, index, armour);
        if (escaped === undefined) end(index);
        else {
          if (escaped.value !== 0) letters += 1;
          index = escaped.next - 1;
        }
      } else if (kind !== mark) end(index);
    }
    end(to);
  });
  return runs;
}

/** A letter or a mark that an escape stands for. The value is 0 for a mark, else the letter's value plus one. */
export function letterAt(
  readings: Readings,
  index: number,
  armour: Armour,
): { value: number; next: number } | undefined {
  let found: { value: number; next: number } | undefined;
  readings.some(index, (code, next) => {
    const value = code < 128 ? (armour.values[code] ?? 0) : 0;
    if (value === 0 && !(code < 128 && armour.kinds[code] === runKinds.mark)) return false;
    found = { value, next };
    return true;
  });
  return found;
}
