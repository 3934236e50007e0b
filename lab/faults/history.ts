import { appendFileSync, readFileSync } from 'node:fs';
import type { Fault, Task } from './points.ts';

export type Entry =
  | { kind: 'fault'; round: number; point: string; fault: Fault; reached: boolean }
  | { kind: 'intent'; intent: string; task: Task; person: string; about?: string; cents?: number }
  /** One try: acknowledged, refused for good, or unknown. */
  | { kind: 'try'; intent: string; outcome: 'done' | 'refused' | 'unknown'; says: string }
  /** Somebody asked for a record that is not theirs. */
  | { kind: 'peek'; person: string; about: string; status: number };

export interface History {
  file: string;
  write(entry: Entry): void;
  read(): Entry[];
}

export function openHistory(file: string): History {
  return {
    file,
    write: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
    read: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}
