import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { chooseTheme, currentTheme } from './theme.ts';

/** Changes between light and dark. */
export function ThemeButton(): JSX.Element {
  const [theme, setTheme] = useState(currentTheme());
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      class="theme"
      aria-label={`Use the ${other} theme`}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <span aria-hidden="true">{theme === 'dark' ? '☀' : '☾'}</span>
    </button>
  );
}
