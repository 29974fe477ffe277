/** The calls of a run go side by side; some reads must have no write of the run between them. */
export interface QuietTime {
  /** Waits while somebody reads undisturbed. */
  readonly disturbing: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits for what disturbs and is under way, and holds back more of it until `work` is done; many side by side. */
  readonly undisturbed: <T>(work: () => Promise<T>) => Promise<T>;
}

/** So many may join those whose turn it is, while the others wait: at a turn's end most connections stand idle. */
const mostInTurn = 32;

/** Those who disturb each other take turns: all who wait go together, and after them those of the other side. */
export function quietTime(): QuietTime {
  const writes = side();
  const brackets = side();
  return { disturbing: turnsOf(writes, brackets), undisturbed: turnsOf(brackets, writes) };
}

interface Side {
  running: number;
  /** How many were let in since the other side began to wait. */
  joined: number;
  waiting: (() => void)[];
}

const side = (): Side => ({ running: 0, joined: 0, waiting: [] });

function turnsOf(own: Side, other: Side) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (mayGo(own, other)) {
      own.running += 1;
      if (other.waiting.length > 0) own.joined += 1;
    } else await new Promise<void>((go) => own.waiting.push(go));
    try {
      return await work();
    } finally {
      own.running -= 1;
      if (own.running === 0) letIn(other.waiting.length > 0 ? other : own);
    }
  };
}

function mayGo(own: Side, other: Side): boolean {
  if (other.running > 0) return false;
  return other.waiting.length === 0 || own.joined < mostInTurn;
}

function letIn(next: Side): void {
  const coming = next.waiting;
  next.waiting = [];
  next.joined = 0;
  next.running += coming.length;
  for (const go of coming) go();
}
