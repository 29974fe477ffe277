/** The setting is wrong. The message names the setting, the given value and what is allowed. Ends a run with exit code 2. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
