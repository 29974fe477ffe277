import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ what, text }: { readonly what: string; readonly text: string }): JSX.Element {
  const [state, setState] = useState<'' | 'Copied' | 'Not copied'>('');
  const copy = async (): Promise<void> => {
    setState((await copied(text)) ? 'Copied' : 'Not copied');
    setTimeout(() => setState(''), 2000);
  };
  return (
    <button type="button" class="copy" aria-label={`Copy ${what}`} onClick={() => void copy()}>
      <span aria-live="polite">{state === '' ? 'Copy' : state}</span>
    </button>
  );
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return selectedAndCopied(text);
  }
}

/** The older way, for browsers that give a file on disk no clipboard. */
function selectedAndCopied(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
