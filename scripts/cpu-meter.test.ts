import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createCpuMeter } from './cpu-meter.ts';

test.runIf(process.platform === 'linux')(
  'what a program’s own programs take is the program’s, also after it has ended',
  async () => {
    const busy = `const taken = () => process.cpuUsage().user + process.cpuUsage().system;
      while (taken() < 300_000);
      console.log('done');
      setInterval(() => {}, 1000)`;
    const starter = spawn(process.execPath, [
      '-e',
      `const { pid } = child_process.spawn(process.execPath, ['-e', ${JSON.stringify(busy)}],
        { stdio: 'inherit' });
      console.log(pid)`,
    ]);
    const idle = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const meter = createCpuMeter();
    meter.watch(starter.pid ?? 0, 'busy');
    meter.watch(idle.pid ?? 0, 'idle');
    let written = '';
    for await (const chunk of starter.stdout) {
      written += chunk;
      meter.look();
      if (written.includes('done')) break;
    }
    process.kill(Number.parseInt(written, 10));
    idle.kill();
    await once(starter, 'exit');
    meter.look();
    expect(meter.taken('busy')).toBeGreaterThanOrEqual(0.29);
    expect(meter.taken('idle')).toBeLessThan(meter.taken('busy'));
    expect(meter.taken('nobody')).toBe(0);
  },
);
