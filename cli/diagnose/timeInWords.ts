/** A number of days with its noun. */
export const days = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'day' : 'days'}`;

/** Seconds as people say them. */
export function span(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;
  const rest = minutes % 60 === 0 ? '' : ` ${minutes % 60} min`;
  return `${Math.floor(minutes / 60)} h${rest}`;
}

/** An offset in minutes as `UTC+2` or `UTC-3:30`. */
export function utc(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const far = Math.abs(minutes);
  const rest = far % 60 === 0 ? '' : `:${String(far % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(far / 60)}${rest}`;
}
