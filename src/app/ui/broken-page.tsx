import { Button } from '#kit/button.tsx';
import { failureTexts } from '#kit/messages.ts';
import type { Language } from '#platform/text/language.ts';
import { shellTexts } from '../messages.ts';
import css from './error-pages.module.css';

export function BrokenPage({ language }: { language: Language }) {
  const t = shellTexts[language];
  return (
    <main className={`container ${css.trouble}`}>
      <div role="alert">
        <h1>{t.broken}</h1>
        <p>{t.brokenText}</p>
      </div>
      <div className={css.ways}>
        <Button onClick={() => location.reload()}>{failureTexts[language].retry}</Button>
      </div>
    </main>
  );
}
