/** Members that are judged by a clause of their own: a bundle's products by PB-1. */
export const ownElsewhere: readonly string[] = ['IncludedProducts'];
