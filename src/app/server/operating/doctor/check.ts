import type { Config } from '#platform/config.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import { operatorSentence } from '#platform/operator-sentence.ts';

/**
 * Looks at one part of an installation as it is. Returns in a few words what is fine; throws
 * OperatorError, or whatever the part threw, where something is not.
 */
export interface Check {
  part: string;
  look(config: Config): Promise<string>;
}

export interface Finding {
  part: string;
  fine: boolean;
  says: string;
}

export async function examine(config: Config, checks: readonly Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async ({ part, look }) => {
      try {
        return { part, fine: true, says: await look(config) };
      } catch (error) {
        const says = operatorSentence(error) ?? String(errorFacts(error).error);
        return { part, fine: false, says };
      }
    }),
  );
}
