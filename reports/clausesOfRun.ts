import { addresses } from '../specs/Address.ts';
import type { Clause, ClauseOfRun } from '../specs/Clause.ts';
import { type Format, formats } from '../specs/Format.ts';
import { operations } from '../specs/operations.ts';

/** Clauses as data, for a finished run. */
export const clausesOfRun = (clauses: Iterable<Clause>): readonly ClauseOfRun[] =>
  [...clauses].map(({ id, level, statement, section, judging, open, appliesTo }) => ({
    ...{ id, level, statement, section, judging },
    ...(open === undefined ? {} : { open }),
    formats: formats.filter((format) => applies(appliesTo, format)),
  }));

const applies = ({ holds }: Clause['appliesTo'], format: Format): boolean =>
  [null, ...operations.values()].some((operation) =>
    addresses.some((address) => holds({ operation, format, address })),
  );
