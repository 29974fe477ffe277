import { isNumeric, numeric } from '../../specs/numeric.ts';
import { sameNumber } from '../compare/values.ts';
import type { Check } from '../kernel/Check.ts';
import { blocked, failed, passed, shown } from '../kernel/judgements.ts';

/** entityID is 0 when an insert or update failed; left out: a warning of its own. */
export const ENV8: readonly Check[] = [
  {
    clause: 'ENV-8',
    level: 'MUST',
    on: 'failure',
    reads: 'status',
    judge: (subject) => {
      const id = subject.value.entityID;
      if (id === undefined || id === null) return blocked('nothing', 'the failure carries no entityID');
      if (!isNumeric(id)) return blocked('clause:TYP-1', 'entityID is no int that could be read');
      if (sameNumber(id, numeric(0))) return passed;
      return failed(subject, 'a failed write names an affected record', '0', shown(id), 'entityID');
    },
  },
  {
    clause: 'ENV-8',
    level: 'SHOULD',
    slug: 'present',
    on: 'failure',
    reads: 'status',
    when: (place) => place.operation?.response.find(({ name }) => name === 'entityID')?.optional !== true,
    judge: (subject) => {
      const id = subject.value.entityID;
      if (id !== undefined && id !== null) return passed;
      return failed(subject, 'a failed write carries no entityID', '0', shown(id), 'entityID');
    },
  },
];
