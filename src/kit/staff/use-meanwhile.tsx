import { type ReactNode, useState } from 'react';
import { hasCode } from '#platform/calls/error-answer.ts';
import { changedMeanwhileCode } from '#platform/http/shared/changed-meanwhile.ts';
import { useApp } from '#web/app-context.ts';
import { meanwhileTexts } from '../messages.ts';
import { Notice } from '../notice.tsx';

/**
 * A change of a record that somebody else may change too. `save` gives the write what the agent saw
 * when the form was opened; where it is another by now, `notice` shows that, what was typed stays,
 * and saving again overwrites it knowingly.
 */
export function useMeanwhile<Seen>(seen: Seen, wordsOf: (theirs: Seen & {}) => string) {
  const { t } = useApp(meanwhileTexts);
  const [known, setKnown] = useState({ record: seen, isTheirs: false });

  async function save<Saved>(write: (expected: Seen) => Promise<Saved>): Promise<Saved> {
    try {
      return await write(known.record);
    } catch (error) {
      if (hasCode(error, changedMeanwhileCode)) {
        setKnown({ record: error.answer.theirs as Seen, isTheirs: true });
      }
      throw error;
    }
  }

  const { record, isTheirs } = known;
  const notice: ReactNode = (
    <div role="status">
      {isTheirs && (
        <Notice tone="warning" title={t.theirs} text={record ? wordsOf(record) : t.gone} />
      )}
    </div>
  );
  return { save, notice };
}
