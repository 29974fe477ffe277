const classes: readonly RegExp[] = [/[0-9]/, /[A-Z]/, /[a-z]/];

const classOf = (sign: string | undefined): RegExp | undefined =>
  classes.find((one) => sign !== undefined && one.test(sign));

/**
 * SKUs of the form of a known one: of its length, with two signs of the same kind in each other's place, the last ones first. The two are
 * next but one to each other, so that the check digit of a GTIN stays right.
 */
export function skusLike(known: string): readonly string[] {
  const signs = [...known];
  const swapped = signs.flatMap((sign, at) => {
    const other = signs[at + 2];
    if (other === undefined || other === sign || classOf(sign) !== classOf(other)) return [];
    return classOf(sign) === undefined
      ? []
      : [
          signs
            .with(at, other)
            .with(at + 2, sign)
            .join(''),
        ];
  });
  return swapped.reverse();
}
