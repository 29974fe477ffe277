import { numeric } from '../../specs/numeric.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const triesCounted: Variant = {
  about: 'Tries and the time of an integration update are the server’s own (IU-1: they may be).',
  blocks: ['nothing'],
  hook: onWrite(['IntegrationUpdateUpdate'], ({ sent, stored }) => {
    const { IntegrationUpdateDateTime, ...rest } = sent;
    return { sent: { ...rest, Tries: numeric(member.int(stored ?? {}, 'Tries') + 1) } };
  }),
};
