/** What json holds where a scalar is expected; `none` is an object or a list. */
export interface JsonScalar {
  readonly kind: 'number' | 'string' | 'bool' | 'none';
  /** The lexeme, the unescaped text, `true` or `false`; for `none` a description. */
  readonly text: string;
}
