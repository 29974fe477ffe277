import type { Gathered } from '../evidence/Evidence.ts';
import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isRefused } from '../exchanges/outcome.ts';
import { messageIn, statusIn } from '../exchanges/statusBlock.ts';
import { recurringRefusal, refusedFirst } from './recurringRefusal.ts';

/** How the target refuses calls that it takes at other times. Such an answer says nothing about the call. */
export interface RefusalHabits {
  /** Looks at each piece of evidence of the run as it is gathered. */
  readonly noteEvidence: (gathered: Gathered, spec: EvidenceSpec) => void;
  /** Whether a readable refusal, 429 or 503, shows the target's load, because most calls like it get another answer. */
  readonly isBusy: (answer: Answer) => boolean;
  /**
   * Whether a refusal passes, such as one after a deadlock: other calls got the same Message, and the target took them when they were
   * sent again. A Message with which the operation mostly fails says nothing.
   */
  readonly isPassing: (answer: Answer) => boolean;
}

/** Fewer may be chance. */
const refusalsOfHabit = 3;

interface Count {
  busy: number;
  otherwise: number;
}

/** Begins to learn the habits of a target. */
export function refusalHabits(): RefusalHabits {
  const counts = new Map<string, Count>();
  const passing = passingRefusals();

  const isHabit = (key: string): boolean => {
    const { busy, otherwise } = counts.get(key) ?? { busy: 0, otherwise: 0 };
    return busy >= refusalsOfHabit && busy > otherwise;
  };

  return {
    noteEvidence: (gathered, { expects, operation, format, address }) => {
      if (gathered.kind === 'blocked') return;
      passing.noteEvidence(gathered.evidence, expects);
      if (expects === 'any') return;
      const isBusy = isRefusedForLoad(gathered.evidence.answer);
      for (const key of expects === 'failure' ? [failures] : [of(operation?.name), at(format, address)]) {
        const count = counts.get(key) ?? { busy: 0, otherwise: 0 };
        count[isBusy ? 'busy' : 'otherwise'] += 1;
        counts.set(key, count);
      }
    },
    isBusy: (answer) => {
      const { operationName, format, address } = answer.call;
      return isRefusedForLoad(answer) && ![failures, of(operationName), at(format, address)].some(isHabit);
    },
    isPassing: passing.isOne,
  };
}

/** The group of calls that should fail: the target's ordinary refusals, few of which are about load. */
const failures = 'failures';
const of = (operation: string | undefined): string => `operation ${operation}`;
const at = (format: string, address: string): string => `${format} ${address}`;

function isRefusedForLoad(answer: Answer): boolean {
  const code = answer.exchange.response?.status;
  const status = statusIn(answer);
  return (code === 429 || code === 503) && status !== undefined && status.ErrorCode !== '0';
}

/** Knows the Messages of refusals that did not come again. */
function passingRefusals() {
  const passed = new Set<string>();
  /** Refusals that came after each failed call: a fault of the target, whatever it says. */
  const recurring = new Set<string>();
  /** How often each operation fails with each Message where it has to fail. */
  const usual = new Map<string, Map<string, number>>();

  const isUsual = (operation: string, message: string): boolean => {
    const said = usual.get(operation) ?? new Map<string, number>();
    const all = [...said.values()].reduce((sum, count) => sum + count, 0);
    return (said.get(message) ?? 0) * 2 > all;
  };

  return {
    noteEvidence: (
      { answer, others }: Extract<Gathered, { kind: 'evidence' }>['evidence'],
      expects: string,
    ) => {
      const first = others[refusedFirst];
      const message = first === undefined ? undefined : withoutNumbers(first);
      if (message !== undefined) {
        passed.add(message);
        if (recurringRefusal(others) !== undefined) recurring.add(message);
      }
      const failure = expects === 'failure' && isRefused(answer) ? withoutNumbers(answer) : undefined;
      if (failure === undefined) return;
      const said = usual.get(answer.call.operationName) ?? new Map<string, number>();
      said.set(failure, (said.get(failure) ?? 0) + 1);
      usual.set(answer.call.operationName, said);
    },
    isOne: (answer: Answer): boolean => {
      if (passed.size === 0 || !isRefused(answer)) return false;
      const message = withoutNumbers(answer);
      if (message === undefined || !passed.has(message) || recurring.has(message)) return false;
      return !isUsual(answer.call.operationName, message);
    },
  };
}

/** The Message of a refusal without the numbers in it, such as those of processes; undefined where it says nothing. */
const withoutNumbers = (refusal: Answer): string | undefined =>
  messageIn(refusal)?.replace(/\d+/g, '#') || undefined;
