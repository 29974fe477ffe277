/** How each curl command of a report begins; what is printed into it stands before. */
const begin = 'curl -sS -g --path-as-is ';

/** The same command, which prints the status and the headers too. */
export function withHeaders(command: string): string {
  const at = command.lastIndexOf(begin);
  return at === -1 ? command : `${command.slice(0, at)}curl -i${command.slice(at + 'curl'.length)}`;
}
