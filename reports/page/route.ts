import { useEffect, useState } from 'preact/hooks';

/** The view that the page shows, from the part of its address after `#`: every view has its own link. */
export interface PageRoute {
  /** The words of the path, such as `['finding', '3']`; none for the first screen. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

function readRoute(hash: string): PageRoute {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

/** The link to a view; words may hold anything. */
export function linkTo(path: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, text]) => text !== '')).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${given === '' ? '' : `?${given}`}`;
}

export function useRoute(): PageRoute {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return readRoute(hash);
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
