import { isEscapeStart } from './isEscapeStart.ts';
import type { Readings } from './Readings.ts';
import type { Secret, Spellings } from './spellings.ts';

const equals = 0x3d;

/** Where a secret is, from `start` to before `end`. */
export interface FoundSecret {
  readonly start: number;
  readonly end: number;
  readonly placeholder: string;
}

/** Looks for secrets in one text whose escapes are already read. */
export type PlainFinder = (text: string, readings: Readings) => FoundSecret[];

/** Prepares a search for secrets, however their characters are escaped. If several begin at one place, the longest wins. */
export function plainFinder(secrets: readonly Secret[]): PlainFinder {
  if (secrets.some(({ characters }) => characters.length === 0))
    throw new Error('an empty secret would be found everywhere');
  const firsts = new Set(
    secrets.flatMap(({ characters }) => (characters[0] ?? []).map(([code]) => code ?? 0)),
  );
  const start = new RegExp(`[%&\\\\]|=(?=[\\dA-Fa-f%&=\\\\])|${beginningOf(secrets)}`, 'g');

  return (text, readings) => {
    const found: FoundSecret[] = [];
    start.lastIndex = 0;
    for (let match = start.exec(text); match !== null; match = start.exec(text)) {
      const from = match.index;
      if (!begins(from)) continue;
      let best: FoundSecret | undefined;
      for (const secret of secrets) {
        const end = endOf(secret.characters, from);
        if (end > (best?.end ?? from) && !(secret.short && !isKeyPosition(text, from, end))) {
          best = { start: from, end, placeholder: secret.placeholder };
        }
      }
      if (best === undefined) continue;
      found.push(best);
      start.lastIndex = best.end;
    }
    return found;

    function begins(index: number): boolean {
      return readings.some(index, (code) => firsts.has(code));
    }

    /** The furthest end of a secret that begins there; -1 when none does. */
    function endOf(characters: readonly Spellings[], from: number): number {
      let places = [from];
      for (const spellings of characters) {
        const next: number[] = [];
        for (const place of places) {
          for (const spelling of spellings) {
            for (const end of follow(spelling, place)) if (!next.includes(end)) next.push(end);
          }
        }
        if (next.length === 0) return -1;
        places = next;
      }
      return Math.max(...places);
    }

    function follow(spelling: readonly number[], from: number): number[] {
      let places = [from];
      for (const code of spelling) {
        const next: number[] = [];
        for (const place of places) step(place, code, next);
        if (next.length === 0) return next;
        places = next;
      }
      return places;
    }

    /** The length of a soft line break, which quoted-printable puts into long lines; 0 when there is none. */
    function softBreakAt(place: number): number {
      if (text.charCodeAt(place) !== equals) return 0;
      if (text.startsWith('\n', place + 1)) return 2;
      return text.startsWith('\r\n', place + 1) ? 3 : 0;
    }

    function step(place: number, code: number, next: number[]): void {
      const broken = softBreakAt(place);
      if (broken > 0) {
        step(place + broken, code, next);
        // In a text that is no quoted-printable the sign is one of the secret: many keys end in it, and a line may end there.
        if (code !== equals) return;
      }
      if (!isEscapeStart(text.charCodeAt(place))) {
        if (text.charCodeAt(place) === code) next.push(place + 1);
        return;
      }
      readings.some(place, (meant, end) => {
        if (meant === code && !next.includes(end)) next.push(end);
        return false;
      });
    }
  };
}

/** Whether a text is alone after the name APIKEY. */
const isKeyPosition = (text: string, start: number, end: number): boolean =>
  /APIKEY[^A-Za-z0-9]{1,12}$/i.test(text.slice(Math.max(0, start - 24), start)) &&
  !/^[A-Za-z0-9]/.test(text.slice(end, end + 1));

/** How many characters tell a secret from nearly all other text. */
const tellingLength = 4;

/** A pattern for the first characters of every secret, each as it is. Behind the first one an escape may stand for the rest. */
function beginningOf(secrets: readonly Secret[]): string {
  const [first = '[]', ...further] = unitsByPlace(secrets).map(classOf);
  const rest = further.reduceRight((behind, each) => `(?:[%&=\\\\]|${each}${behind})`, '');
  return `${first}${rest === '' ? '' : `(?=${rest})`}`;
}

/** Which code units a secret may have at each of its first places, up to where the shortest one may end. */
function unitsByPlace(secrets: readonly Secret[]): readonly ReadonlySet<number>[] {
  const length = Math.min(tellingLength, ...secrets.map(({ characters }) => characters.length));
  const units = Array.from({ length }, () => new Set<number>());
  for (const { characters } of secrets) {
    let places = new Set([0]);
    for (const spellings of characters) {
      const next = new Set<number>();
      for (const place of places)
        for (const spelling of spellings) {
          for (const [index, code] of spelling.entries()) units[place + index]?.add(code);
          if (place + spelling.length < length) next.add(place + spelling.length);
        }
      places = next;
    }
  }
  return units;
}

/** A character class of a regular expression. Anything that is not a code unit can occur in a text only escaped. */
function classOf(codes: ReadonlySet<number>): string {
  const units = [...codes].filter((code) => code <= 0xffff);
  return `[${units.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('')}]`;
}
