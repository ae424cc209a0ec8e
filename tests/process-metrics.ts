import { readFileSync } from 'node:fs';

/** Processor time of a process and its threads in seconds: proc(5), fields 14 and 15 of `stat`, in hundredths. */
export function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Run-queue wait of the main thread of a process: `schedstat`, in milliseconds. */
export function readQueueTime(pid: number): number {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1_000_000;
}

/** Resident bytes of a process. */
export function readMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1_024;
}
