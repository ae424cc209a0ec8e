/**
 * Milliseconds of processor time that this process takes from the call on, in all of its threads. Unlike the clock it
 * hardly depends on other processes.
 */
export function startCpuTimer(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}
