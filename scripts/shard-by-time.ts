import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Seconds of each test file, as `node scripts/run.mjs test-times` last wrote them. */
const times: Record<string, number> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'test-times.json'), 'utf8'),
);
const unknown = 3;

/** Shards of about the same length: the longest file goes to the shard that has least so far. */
export class ShardByTime extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const shards = Array.from({ length: count }, () => ({
      seconds: 0,
      files: [] as TestSpecification[],
    }));
    const secondsOf = ({ moduleId }: TestSpecification) =>
      times[relative(this.ctx.config.root, moduleId)] ?? unknown;
    const longestFirst = files.toSorted(
      (one, other) =>
        secondsOf(other) - secondsOf(one) || one.moduleId.localeCompare(other.moduleId),
    );
    for (const file of longestFirst) {
      const [least] = shards.toSorted((one, other) => one.seconds - other.seconds);
      least?.files.push(file);
      if (least) least.seconds += secondsOf(file);
    }
    return shards[index - 1]?.files ?? [];
  }
}
