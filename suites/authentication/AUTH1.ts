import { addressCause } from '../kernel/addressBlame.ts';
import type { Check } from '../kernel/Check.ts';
import { refused } from '../kernel/gate.ts';
import { blocked, failed, judged, passed } from '../kernel/judgements.ts';
import { mayLackStatus } from '../kernel/Subject.ts';
import { respeltRefused } from '../probes/respelt.ts';

/** The key in the body is enough for every operation; no header is needed. */
export const AUTH1: readonly Check[] = [
  {
    clause: 'AUTH-1',
    level: 'MUST',
    on: 'any',
    reads: 'value',
    when: (_, scenario) => scenario.expects === 'success',
    judge: (subject) => {
      if (subject.answer.detour !== null)
        return blocked(
          addressCause(subject.answer, subject.spec),
          'the key could not be sent in a body of this format',
        );
      const { status, headers } = subject.response;
      if (status === 401 || status === 403) {
        const challenge = headers.find(([name]) => name === 'www-authenticate')?.[1] ?? 'no challenge';
        return failed(
          subject,
          'a call with the key in its body is not let in',
          'an answer',
          `HTTP ${status}, ${challenge}`,
        );
      }
      const respelt = respeltRefused(subject, 'key');
      if (respelt !== undefined)
        return judged([
          {
            message: 'the key is not found in a body that is spelt otherwise',
            expected: 'an answer',
            actual: `HTTP ${respelt.exchange.response?.status}`,
            path: 'APIKEY',
            exchange: respelt.exchange,
          },
        ]);
      if (subject.outcome === 'succeeded') return passed;
      if (subject.outcome === 'unknown' && mayLackStatus(subject)) return passed;
      return subject.outcome === 'unknown'
        ? blocked('clause:ENV-1', 'no status block tells whether the key was taken')
        : refused(subject);
    },
  },
];
