import type { Rec, Value } from '../types.ts';
import { isEmpty } from './isEmpty.ts';
import type { Keeping } from './Keeping.ts';
import { refuseInvalid } from './refuseInvalid.ts';
import { tidied } from './tidied.ts';

/** Empty, and what a form that was never filled in holds: 0 and false. */
const isBlank = (value: Value): boolean => isEmpty(value) || value === false || Number(value) === 0;

/** A list that is sent adds its rows to those before, by their ids. */
const joined = (before: Value | undefined, sent: Value): Value => {
  if (!Array.isArray(before) || !Array.isArray(sent)) return sent;
  const rows = new Map([...before, ...sent].map((row) => [(row as Rec).Id ?? row, row]));
  return [...rows.values()];
};

/**
 * Validates what it can, an Update is the whole record, a list that fills in adds its rows, there is one default
 * company, ids count down below zero.
 */
export const strictly: Keeping = {
  tidied,
  defaults: {},
  check: refuseInvalid,
  updated: (_, sent) => sent,
  filledIn: (before, sent) => ({
    ...before,
    ...Object.fromEntries(
      Object.entries(sent)
        .filter(([, value]) => !isBlank(value))
        .map(([name, value]) => [name, joined(before[name], value)]),
    ),
  }),
  settle: ({ record, id, all }, value) => {
    if (record !== 'mvCompany' || value.CompanyIsDefault !== true) return;
    for (const each of all)
      if (each.value[id] !== value[id]) each.value = { ...each.value, CompanyIsDefault: false };
  },
  tellsOptionalIds: false,
  ids: { first: -1001, step: -1 },
};
