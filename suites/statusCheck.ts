import type { Check } from './Check.ts';
import { blocked, failed, passed, shown } from './judgements.ts';
import { lostLayout } from './lostLayout.ts';
import { spoilt } from './spoilt.ts';
import { withEcho } from './withEcho.ts';

/** A plain insert with a status gives a record in that status; that entityID is its id, ENV-7 judges. */
export const statusCheck = (clause: string, member: string, status: string): Check => ({
  clause,
  level: 'MUST',
  scenario: 'success',
  on: 'success',
  reads: 'status',
  judge: (subject) =>
    withEcho(subject, (echo, path) => {
      if (echo[member] === status) return passed;
      const lost = lostLayout(subject.answer, subject.evidence.others.json);
      if (lost !== undefined) return blocked('layout', lost);
      const at = `${path}.${member}`;
      return (
        spoilt(subject, at) ??
        failed(subject, 'the new record has another status', shown(status), shown(echo[member]), at)
      );
    }),
});
