import { Component, type ReactNode } from 'react';
import { shellMessages } from '#app/messages.ts';
import { Button } from '#kit/button.tsx';
import type { Language } from '#platform/text/language.ts';
import css from '../ui/error-views.module.css';

interface BoundaryProps {
  language: Language;
  children: ReactNode;
}

/** React takes away all of a page that it could not draw: here a sentence and a way on stay. */
export class Boundary extends Component<BoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { language, children } = this.props;
    if (!this.state.failed) return children;
    const t = shellMessages[language];
    return (
      <main className={`container ${css.trouble}`} role="alert">
        <h1>{t.broken}</h1>
        <p>{t.brokenText}</p>
        <div className={css.ways}>
          <Button onClick={() => location.reload()}>{t.retry}</Button>
        </div>
      </main>
    );
  }
}
