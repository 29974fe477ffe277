import { largeFrom } from '../../../formats/largeFrom.ts';

/** How many large bodies are remembered for comparison. */
const mostBodiesRemembered = 8;

/**
 * Returns the same array for equal large bodies. A server that answers everything with the same megabytes would otherwise fill
 * the memory, since evidence is kept until its cases are judged.
 */
export function sharedBodies(): (body: Uint8Array) => Uint8Array {
  let known: WeakRef<Uint8Array>[] = [];
  return (body) => {
    if (body.length < largeFrom) return body;
    for (const reference of known) {
      const other = reference.deref();
      if (other === body) return body;
      if (other !== undefined && Buffer.compare(other, body) === 0) return other;
    }
    known = [new WeakRef(body), ...known].slice(0, mostBodiesRemembered);
    return body;
  };
}
