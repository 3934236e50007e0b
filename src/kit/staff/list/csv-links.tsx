import type { ReactNode } from 'react';
import { callAddress } from '#platform/calls/client.ts';
import type { Call } from '#platform/calls/contract.ts';
import { useApp } from '#web/app-context.ts';
import { ButtonLink } from '../../button.tsx';
import { csvLinkTexts } from '../../messages.ts';
import css from './csv-links.module.css';

interface CsvLinksProps {
  call: Call;
  query?: object;
  /** What is in the files, where a page has several. */
  of?: string;
  /** Another link, before them. */
  children?: ReactNode;
}

/** The two files of a list: for programs, and for a Spanish Excel. */
export function CsvLinks({ call, query, of, children }: CsvLinksProps) {
  const { t } = useApp(csvLinkTexts);
  const link = (short: string, text: string, format?: 'excel') => (
    <ButtonLink
      size="s"
      tone="secondary"
      href={callAddress(call, { query: { ...query, format } })}
      download
      aria-label={of ? `${text}: ${of}` : text}
      title={text}
    >
      {short}
    </ButtonLink>
  );
  return (
    <span className={css.links}>
      {children}
      {link('CSV', t.csv)}
      {link('Excel', t.excel, 'excel')}
    </span>
  );
}
