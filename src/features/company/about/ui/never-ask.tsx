import { useApp } from '#web/app-context.ts';
import { neverAskTexts } from '../never-ask.ts';

/** Beside every code that a page shows or asks for. */
export function NeverAsk() {
  return (
    <p>
      <strong>{neverAskTexts[useApp().language].codes}</strong>
    </p>
  );
}
