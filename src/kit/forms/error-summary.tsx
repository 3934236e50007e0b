import { type MouseEvent, useEffect, useRef } from 'react';
import { AlertIcon } from '../icons.tsx';
import css from './error-summary.module.css';
import type { FieldProblem } from './problems.ts';

/**
 * All errors of a form, each with a link to its field (GOV.UK). Takes the focus when `problems` is
 * a new array, so make one for each submission, not for each render. Renders nothing when it is
 * empty.
 */
export function ErrorSummary({ title, problems }: { title: string; problems: FieldProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);

  if (problems.length === 0) return null;
  return (
    // Without a script, the page also starts at the summary.
    // biome-ignore lint/a11y/noAutofocus: the summary is what the person must read first
    <div ref={box} className={css.summary} tabIndex={-1} autoFocus>
      <div role="alert">
        <h2>
          <AlertIcon />
          {title}
        </h2>
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Scrolls to the label too, and does not change the address. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  document.querySelector(`label[for="${CSS.escape(id)}"]`)?.scrollIntoView();
  control.focus({ preventScroll: true });
}
