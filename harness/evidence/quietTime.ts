/** The calls of a run go in parallel, but some reads must have no write of the run between them. */
export interface QuietTime {
  /** Waits while undisturbed work runs. */
  readonly disturbing: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits for disturbing work under way, and holds back more until `work` is done. Many may run in parallel. */
  readonly undisturbed: <T>(work: () => Promise<T>) => Promise<T>;
}

/** How many may join the side whose turn it is while the other side waits. At the end of a turn most connections are idle. */
const mostInTurn = 32;

/** Two sides that disturb each other take turns. All who wait on one side go together, then all on the other side. */
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
