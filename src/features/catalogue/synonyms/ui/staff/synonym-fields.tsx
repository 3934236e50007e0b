import { type FormEvent, useState } from 'react';
import { sentenceOf } from '#features/catalogue/products/ui/staff/sentence-of.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
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
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const meanings = readMeanings(typed);
  const isWrong = {
    word: word.trim() === '',
    meanings: meanings.length === 0 || meanings.length > meaningsLimit,
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(undefined);
    if (isWrong.word || isWrong.meanings) {
      event.currentTarget.querySelectorAll('input')[isWrong.word ? 0 : 1]?.focus();
      return;
    }
    setBusy(true);
    try {
      await save({ word, meanings });
      toast({ title: t.saved, tone: 'success' });
      await refresh();
      onDone();
    } catch (error) {
      setFailure(sentenceOf(error, t.notSaved));
      setBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="danger" role="alert" title={failure} />}
      <TextField
        dense
        label={t.word}
        autoComplete="off"
        maxLength={synonymLength}
        disabled={!live}
        value={word}
        error={tried && isWrong.word ? synonymTexts.word[language] : undefined}
        onChange={({ target }) => setWord(target.value)}
      />
      <TextField
        dense
        label={t.meanings}
        hint={t.meaningsHint}
        autoComplete="off"
        disabled={!live}
        value={typed}
        error={tried && isWrong.meanings ? synonymTexts.meanings[language] : undefined}
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
