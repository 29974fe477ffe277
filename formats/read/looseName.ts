/** Letter case and word separators apart, so that `discount_id` is known as `DiscountID`. */
export const looseName = (name: string): string => name.replace(/[_\-.\s]/g, '').toLowerCase();
