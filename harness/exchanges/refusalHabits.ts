import { isRecord } from '../../specs/isRecord.ts';
import type { EvidenceSpec, Gathered } from '../evidence/Evidence.ts';
import type { Answer } from './Answer.ts';

/** Refusals with a busy server's status that the target gives habitually. Such an answer says nothing about its load. */
export interface RefusalHabits {
  /** Looks at each piece of evidence of the run as it is gathered. */
  readonly look: (gathered: Gathered, spec: EvidenceSpec) => void;
  /** Whether a readable refusal, 429 or 503, shows the target's load, because most calls like it get another answer. */
  readonly isBusy: (answer: Answer) => boolean;
}

/** Fewer may be chance. */
const enough = 3;

interface Count {
  busy: number;
  otherwise: number;
}

export function refusalHabits(): RefusalHabits {
  const counts = new Map<string, Count>();

  const isHabit = (key: string): boolean => {
    const { busy, otherwise } = counts.get(key) ?? { busy: 0, otherwise: 0 };
    return busy >= enough && busy > otherwise;
  };

  return {
    look: (gathered, { expects, operation, format, address }) => {
      if (gathered.kind === 'blocked' || expects === 'any') return;
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
  };
}

/** The group of calls that should fail: the target's ordinary refusals, few of which are about load. */
const failures = 'failures';
const of = (operation: string | undefined): string => `operation ${operation}`;
const at = (format: string, address: string): string => `${format} ${address}`;

function isRefusedForLoad({ decoded, exchange }: Answer): boolean {
  const code = exchange.response?.status;
  const status = decoded?.value.ResponseStatus;
  return (code === 429 || code === 503) && isRecord(status) && status.ErrorCode !== '0';
}
