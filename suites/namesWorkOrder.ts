import type { Judgement } from '../harness/Judgement.ts';
import type { Numeric } from '../specs/Value.ts';
import { blocked, failed, passed, shown } from './judgements.ts';
import type { Subject } from './Subject.ts';
import { sameNumber } from './sameNumber.ts';
import { spoilt } from './spoilt.ts';
import { withEcho } from './withEcho.ts';

/** Whether the work order in an answer is the one with that id. */
export const namesWorkOrder = (subject: Subject, id: Numeric): Judgement =>
  withEcho(subject, (order, path) => {
    const at = `${path}.WorkOrderId`;
    const own = order.WorkOrderId;
    if (own === undefined || own === null)
      return spoilt(subject, at) ?? blocked('nothing', 'the work order carries no id');
    if (sameNumber(own, id)) return passed;
    return (
      spoilt(subject, at) ??
      failed(subject, 'the answer carries another work order', shown(id), shown(own), at)
    );
  });
