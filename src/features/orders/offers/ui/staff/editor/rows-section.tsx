import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { FieldError, FieldHint } from '#kit/forms/field-frame.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import css from '../staff-offer.module.css';

interface RowsSectionProps {
  id: string;
  title: string;
  hint?: string;
  error?: string | undefined;
  /** Stands above the first row and is hidden from screen readers. */
  head?: ReactNode;
  rows: { add: () => void; isFull: boolean; announcement: string };
  add: string;
  more?: ReactNode;
  /** Set to fold it: what it comes to, beside its title. */
  folded?: string;
  /** Opens what is folded, where something in it is wrong. */
  open?: boolean;
  children: ReactNode;
}

export function RowsSection(props: RowsSectionProps) {
  const { id, title, hint, error, head, rows, add, more, folded, open, children } = props;
  const tools = (
    <div className="row gap-2 middle">
      <Button
        size="s"
        tone="secondary"
        icon={<PlusIcon size={20} />}
        disabled={rows.isFull}
        onClick={() => rows.add()}
      >
        {add}
      </Button>
      {more}
    </div>
  );
  const content = (
    <>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      {head}
      <ol className="grid gap-3" id={id} tabIndex={-1}>
        {children}
      </ol>
      <p className="visually-hidden" role="status">
        {rows.announcement}
      </p>
    </>
  );
  return (
    <section className={css.section} aria-labelledby={`${id}-title`}>
      {folded === undefined ? (
        <>
          <div className="row gap-2 middle apart">
            <h3 id={`${id}-title`}>{title}</h3>
            {tools}
          </div>
          {content}
        </>
      ) : (
        <Disclosure
          open={open}
          summary={
            <span className="row gap-2 middle">
              <strong id={`${id}-title`}>{title}</strong> <span className="muted">{folded}</span>
            </span>
          }
        >
          <div className="grid gap-2">
            {tools}
            {content}
          </div>
        </Disclosure>
      )}
    </section>
  );
}
