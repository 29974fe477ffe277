export const moves = [
  'Insert',
  'Update',
  'InsertOrUpdate',
  'InsertOrUpdateNonEmptyFields',
  'Delete',
  'Get',
] as const;

export type Move = (typeof moves)[number];

/** One call of a sequence, as data: format and record are counted among those that there are when it is made. */
export interface Step {
  readonly move: Move;
  readonly format: number;
  readonly record: number;
}
