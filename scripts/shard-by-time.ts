import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { dealTests } from './deal-tests.ts';

export class ShardByTime extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const pathOf = ({ moduleId }: TestSpecification) => relative(this.ctx.config.root, moduleId);
    const shard = dealTests(files.map(pathOf), count)[index - 1] ?? [];
    return files.filter((file) => shard.includes(pathOf(file)));
  }

  /**
   * The same order everywhere, so that a failure comes again: files of a process can influence each
   * other.
   */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
  }
}
