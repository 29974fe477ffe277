import type { NetworkFailure } from '../exchanges/Exchange.ts';
import { TargetError } from '../target/TargetError.ts';

/** Says in one sentence why there is no target and what to do next. `where` names the target without secrets. */
export function noTarget(kind: NetworkFailure['kind'], where: string, timeoutMs: number): TargetError {
  switch (kind) {
    case 'refused':
      return new TargetError(`Nothing listens at ${where}: start the server, or correct --target.`);
    case 'unreachable':
      return new TargetError(
        `The host of ${where} can't be found or reached: check its name in --target, and the network.`,
      );
    case 'timeout':
      return new TargetError(
        `${where} did not answer within ${seconds(timeoutMs)}: check that the server is up, or allow it more with --timeout.`,
      );
    case 'reset':
    case 'closed':
      return new TargetError(
        `${where} closed the connection without an HTTP answer: check host, port and http or https in --target.`,
      );
    case 'protocol':
      return new TargetError(
        `What answers at ${where} is not HTTP: check host, port and http or https in --target.`,
      );
    case 'size':
      throw new Error('an answer that is too long is an answer');
  }
}

const seconds = (ms: number): string => (ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`);
