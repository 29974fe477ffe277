import type { Check } from '../kernel/Check.ts';
import { refused } from '../kernel/gate.ts';
import { blocked, failed, fromDeviation, judged, messageOf, passed } from '../kernel/judgements.ts';

/** AccountSettingsGet without SettingName, APIKeyGet and UserGet answer success; their members are ENV-14's. */
export const GET11: readonly Check[] = [
  {
    clause: 'GET-11',
    level: 'MUST',
    on: 'any',
    reads: 'status',
    judge: (subject) => {
      const breaches = subject.deviations.filter(({ clause }) => clause === 'GET-11');
      if (breaches.length > 0) return judged(breaches.map((breach) => fromDeviation(subject, breach)));
      if (subject.outcome === 'succeeded') return passed;
      if (subject.outcome === 'unknown')
        return blocked('clause:ENV-1', 'no status block tells success from failure');
      if ([401, 403].includes(subject.response.status) || subject.spec.address === 'namedGet')
        return refused(subject);
      return failed(subject, 'a plain lawful Get fails', 'success', messageOf(subject));
    },
  },
];
