/** How each curl command of a report begins. Whatever is piped into it comes before. */
const begin = 'curl -sS -g --path-as-is ';

/** Lets a curl command print the status and the headers too. */
export function withHeaders(command: string): string {
  const at = command.lastIndexOf(begin);
  return at === -1 ? command : `${command.slice(0, at)}curl -i${command.slice(at + 'curl'.length)}`;
}
