/** The processor time that this process has used, in milliseconds: other processes of a busy machine do not count. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
