import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { useSubmit } from '#kit/forms/use-submit.ts';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { useApp } from '#web/app-context.ts';
import { synonymMessages } from '../../messages.ts';
import type { Synonym, SynonymForm } from '../../schema.ts';
import { meaningsLimit, readMeanings, synonymLength, synonymTexts } from '../../synonym-form.ts';
import css from './staff-words.module.css';

interface SynonymFieldsProps {
  synonym?: Synonym;
  save: (form: SynonymForm) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
}

/** A word and what it means, to write or to change. */
export function SynonymFields({ synonym, save, onDone, onCancel }: SynonymFieldsProps) {
  const { language, live, refresh } = useApp();
  const t = synonymMessages[language];
  const [word, setWord] = useState(synonym?.word ?? '');
  const [typed, setTyped] = useState(synonym?.meanings.join(', ') ?? '');
  const meanings = readMeanings(typed);
  const isCounted = meanings.length > 0 && meanings.length <= meaningsLimit;
  const { busy, failure, run } = useAction(t.notSaved, { inPlace: true });
  const wrong = {
    word: word.trim() ? undefined : synonymTexts.word[language],
    meanings: isCounted ? undefined : synonymTexts.meanings[language],
  };
  const { errorOf, submit } = useSubmit(wrong, () => run(send));

  async function send() {
    await save({ word, meanings });
    toast({ title: t.saved, tone: 'success' });
    await refresh();
    onDone();
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="danger" role="alert" title={failure} />}
      <TextField
        dense
        name="word"
        label={t.word}
        autoComplete="off"
        maxLength={synonymLength}
        disabled={!live}
        value={word}
        error={errorOf('word')}
        onChange={({ target }) => setWord(target.value)}
      />
      <TextField
        dense
        name="meanings"
        label={t.meanings}
        hint={t.meaningsHint}
        autoComplete="off"
        disabled={!live}
        value={typed}
        error={errorOf('meanings')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" size="s" data-live busy={busy}>
          {synonym ? t.save : t.add}
        </Button>
        {onCancel && (
          <Button size="s" tone="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
