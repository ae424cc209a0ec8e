/** Prints a line of the start: for people in a terminal, otherwise as the log's JSON. */
export function printLine(message: string): void {
  console.log(process.stdout.isTTY ? message : JSON.stringify({ level: 30, time: Date.now(), msg: message }));
}
