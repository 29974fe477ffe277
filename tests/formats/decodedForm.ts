import type { Codec } from '../../formats/Codec.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** What a decoder made of a text: the value, and its deviations as `<clause> <level>[ <slug>]`. */
export function decodedForm(
  codec: Codec,
  shape: RecordShape,
  text: string,
): { readonly value: RecordValue; readonly deviations: readonly string[] } {
  const { value, deviations } = codec.decode(shape, Buffer.from(text, 'utf8'));
  return {
    value,
    deviations: deviations.map(
      ({ clause, level, slug }) => `${clause} ${level}${slug === undefined ? '' : ` ${slug}`}`,
    ),
  };
}
