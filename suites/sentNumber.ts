import type { Subject } from './Subject.ts';
import { sentId } from './sentId.ts';

/** The id that a call named, as it was sent; raises an Error when the scenario sent none. */
export const sentNumber = (subject: Subject): string => sentId(subject).lexeme;
