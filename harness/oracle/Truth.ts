/** What the document says about a record and a filter: the record must come, must not come, or the document leaves it open. */
export type Truth = 'yes' | 'no' | 'open';

/** Kleene's not. */
export function not(truth: Truth): Truth {
  if (truth === 'open') return 'open';
  return truth === 'yes' ? 'no' : 'yes';
}

/** Kleene's and. */
export function and(left: Truth, right: Truth): Truth {
  if (left === 'no' || right === 'no') return 'no';
  return left === 'open' || right === 'open' ? 'open' : 'yes';
}

/** Kleene's or. */
export function or(left: Truth, right: Truth): Truth {
  if (left === 'yes' || right === 'yes') return 'yes';
  return left === 'open' || right === 'open' ? 'open' : 'no';
}
