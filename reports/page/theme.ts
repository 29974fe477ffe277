export type Theme = 'light' | 'dark';

const name = 'assay-report-theme';

const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** The theme chosen here before; undefined follows the system. Files on disk may have no storage. */
function chosen(): Theme | undefined {
  try {
    const stored = localStorage.getItem(name);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const currentTheme = (): Theme => chosen() ?? (isDark() ? 'dark' : 'light');

export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme();
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(name, theme);
  } catch {
    // It lasts until the page is closed.
  }
  document.documentElement.dataset.theme = theme;
}
