import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const serializerMetadata: Variant = {
  about:
    'In json each record carries __type, $id and _id, which its serializer adds and other formats do not have.',
  hook: onAnswerText({ formats: ['json'] }, (text) => {
    let count = 0;
    // Texts are passed over, for a brace may stand in one; the message as a whole is no record.
    return text.replace(/"(?:[^"\\]|\\.)*"|\{(?=")/g, (found) => {
      if (found !== '{' || count++ === 0) return found;
      return `{"__type":"Record, Assembly","$id":"${count}","_id":"5f0${count}",`;
    });
  }),
};
