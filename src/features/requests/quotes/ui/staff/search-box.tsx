import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { useAction } from '#kit/use-action.ts';
import { useApp } from '#web/app-context.ts';
import { staffCallerQuoteTexts } from '../../callers/callers-messages.ts';
import css from './new-quote.module.css';

interface SearchBoxProps<Found> {
  id?: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** Fewer characters search nothing. */
  minLength: number;
  /** The key `/` focuses it. */
  hasKey?: boolean;
  search: (words: string) => Promise<Found>;
  children: (
    found: Found | undefined,
    results: { hide: () => void; clear: () => void },
  ) => ReactNode;
}

export function SearchBox<Found>(props: SearchBoxProps<Found>) {
  const { id, label, hint, maxLength, minLength, hasKey, search, children } = props;
  const { t, live } = useApp(staffCallerQuoteTexts);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found>();
  const { busy, run } = useAction(t.notFound);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const words = typed.trim();
    if (words.length >= minLength) await run(async () => setFound(await search(words)));
  }

  const hide = () => setFound(undefined);
  function clear() {
    setTyped('');
    hide();
  }

  return (
    <search>
      <form className={`row gap-2 end ${css.search}`} onSubmit={submit}>
        <TextField
          dense
          id={id}
          type="search"
          label={label}
          hint={hint}
          autoComplete="off"
          maxLength={maxLength}
          disabled={!live}
          data-search={hasKey}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="s" tone="secondary" data-live busy={busy}>
          {t.find}
        </Button>
      </form>
      {children(found, { hide, clear })}
    </search>
  );
}

interface FoundItemProps {
  children: ReactNode;
  button: string;
  buttonLabel: string;
  onChoose: () => void;
}

export function FoundItem({ children, button, buttonLabel, onChoose }: FoundItemProps) {
  return (
    <li>
      <span>{children}</span>
      <Button size="s" tone="secondary" aria-label={buttonLabel} onClick={onChoose}>
        {button}
      </Button>
    </li>
  );
}
