/** How binding a clause is: only a breach of a MUST fails a run; OPEN is never judged, only observed. */
export type Level = 'MUST' | 'SHOULD' | 'NOTE' | 'OPEN';
