/** The setting is wrong: names the setting, what was given and what is allowed. Ends a run with exit code 2. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
