/** Ignores letter case and word separators, so that `discount_id` matches `DiscountID`. */
export const looseName = (name: string): string => name.replace(/[_\-.\s]/g, '').toLowerCase();
