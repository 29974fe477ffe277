import type { Reply } from '../Reply.ts';

/** Another way of writing the same answer that the document allows as well. */
export interface Habit {
  readonly what: string;
  readonly reply: (reply: Reply) => Reply;
}
