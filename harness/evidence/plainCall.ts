/**
 * The name of the scenario in which an operation is called as the document shows it, with nothing special in the call. The word is in
 * the keys of evidence, so it never changes. It says nothing of how the call came out.
 */
export const plainCall = 'success';
