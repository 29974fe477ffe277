import type { Variant } from '../Variant.ts';

export const hiddenZoneChatham: Variant = {
  about: 'Its wall clock is that of Pacific/Chatham, 12:45 and 13:45 ahead; json writes instants with -0000.',
  choices: { zone: 'Pacific/Chatham', offsetOfDates: 'hidden' },
};
