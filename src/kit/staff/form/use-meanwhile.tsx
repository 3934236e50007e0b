import { type ReactNode, useState } from 'react';
import { ApiError } from '#platform/calls/client.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { changedMeanwhileCode } from '#platform/http/shared/changed-meanwhile.ts';
import { useApp } from '#web/app-context.ts';
import { meanwhileTexts } from '../../messages.ts';
import { Notice } from '../../notice.tsx';

/**
 * A change of a record that somebody else may change too. `save` gives the write what the agent saw
 * when the form was opened; where it is another by now, `theirs` is that (null: it is gone), what was
 * typed stays, and saving again overwrites it knowingly. `take` begins anew with theirs (`taken`), `renew`
 * with what is seen once the page was loaded after saving.
 */
export function useMeanwhile<Seen>(seen: Seen) {
  const [known, setKnown] = useState<Known<Seen>>();
  if (!known) setKnown({ record: seen });
  const { record, is } = known ?? { record: seen };

  async function save<Saved>(write: (expected: Seen) => Promise<Saved>): Promise<Saved> {
    try {
      const saved = await write(record);
      setKnown({ record });
      return saved;
    } catch (error) {
      if (hasCode(error, changedMeanwhileCode)) {
        setKnown({ record: error.answer.theirs as Seen, is: 'theirs' });
      } else if (error instanceof ApiError && error.status === 404) {
        setKnown({ record: null as Seen, is: 'theirs' });
      }
      throw error;
    }
  }

  return {
    save,
    theirs: is === 'theirs' ? record : undefined,
    taken: is === 'taken' ? record : undefined,
    take: () => setKnown({ record, is: 'taken' }),
    renew: () => setKnown(undefined),
  };
}

interface Known<Seen> {
  record: Seen;
  is?: 'theirs' | 'taken';
}

interface TheirsProps {
  theirs: unknown;
  /** What they saved, in words. */
  children: ReactNode;
  action?: ReactNode;
}

/** What the other person saved, before one saves over it. */
export function Theirs({ theirs, children, action }: TheirsProps) {
  const { t } = useApp(meanwhileTexts);
  if (theirs === undefined) return null;
  return (
    <Notice tone="warning" role="alert" title={theirs === null ? t.gone : t.theirs} action={action}>
      {theirs !== null && children}
    </Notice>
  );
}
