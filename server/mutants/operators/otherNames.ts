import type { Site } from '../Site.ts';
import type { Edit } from '../Step.ts';

type Renaming = (site: Site) => string;

/** The first letter in the other case. */
const otherCase: Renaming = ({ member: { name } }) => {
  const [first = '', ...rest] = name;
  const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
  return `${other}${rest.join('')}`;
};

/** Without the name of its record in front, or without `mv`; with one of them where there is none. */
const otherPrefix: Renaming = ({ member: { name }, holder, way }) => {
  if (way.length === 1) return name.startsWith('mv') ? name.slice(2) : `mv${name}`;
  const record = holder.name.replace(/^mv/, '');
  return name.startsWith(record) && name.length > record.length
    ? name.slice(record.length)
    : `${record}${name}`;
};

const otherNumber: Renaming = ({ member: { name } }) => {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(?:x|s|sh|ch)es$/.test(name)) return name.slice(0, -2);
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : `${name}s`;
};

/** Whether the new name is no documented name of the same record. */
const isFree = (site: Site, renamed: Renaming): boolean => !site.holder.byName.has(renamed(site));

/** Members keep their value and their place. */
function edit(site: Site, renamed: Renaming): Edit {
  const { name } = site.member;
  const other = renamed(site);
  return (holder) => {
    if (holder[name] === undefined) return holder;
    return Object.fromEntries(
      Object.entries(holder).map(([one, value]) => [one === name ? other : one, value]),
    );
  };
}

/** Ways to name a member otherwise. */
export const otherNames = { otherCase, otherPrefix, otherNumber, isFree, edit } as const;
