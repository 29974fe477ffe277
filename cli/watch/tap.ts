import { mostBodyBytes } from '../../harness/exchanges/Exchange.ts';

/** Collects a body while it passes. */
export interface Tap {
  readonly add: (chunk: Uint8Array) => void;
  /** What passed, in memory of its own; null if it was too long to hold. */
  readonly body: () => Uint8Array<ArrayBuffer> | null;
}

export function openTap(): Tap {
  let chunks: Uint8Array[] = [];
  let length = 0;
  return {
    add: (chunk) => {
      length += chunk.length;
      if (length <= mostBodyBytes) chunks.push(chunk);
      else chunks = [];
    },
    body: () => {
      if (length > mostBodyBytes) return null;
      const whole = new Uint8Array(length);
      let at = 0;
      for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
      }
      return whole;
    },
  };
}
