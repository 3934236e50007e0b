import { useState } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { EntryForm } from '#kit/staff/entry-form.tsx';
import { useApp } from '#web/app-context.ts';
import { staffSynonymTexts } from '../../messages.ts';
import type { Synonym, SynonymForm } from '../../schema.ts';
import {
  meaningsLimit,
  readMeanings,
  synonymLength,
  synonymProblemTexts,
} from '../../synonym-form.ts';
import css from './staff-words.module.css';

interface SynonymFieldsProps {
  synonym?: Synonym;
  save: (form: SynonymForm) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
}

export function SynonymFields({ synonym, save, onDone, onCancel }: SynonymFieldsProps) {
  const { t, language, live } = useApp(staffSynonymTexts);
  const [word, setWord] = useState(synonym?.word ?? '');
  const [meaningsText, setMeaningsText] = useState(synonym?.meanings.join(', ') ?? '');
  const meanings = readMeanings(meaningsText);
  const isCounted = meanings.length > 0 && meanings.length <= meaningsLimit;
  const wrong = {
    word: word.trim() ? undefined : synonymProblemTexts.word[language],
    meanings: isCounted ? undefined : synonymProblemTexts.meanings[language],
  };

  return (
    <EntryForm
      className={css.form}
      wrong={wrong}
      save={() => save({ word, meanings })}
      texts={{ submit: synonym ? t.save : t.add, saved: t.saved, notSaved: t.notSaved }}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(errorOf) => (
        <>
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
            value={meaningsText}
            error={errorOf('meanings')}
            onChange={({ target }) => setMeaningsText(target.value)}
          />
        </>
      )}
    </EntryForm>
  );
}
