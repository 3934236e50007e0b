import { ButtonLink } from '#kit/button.tsx';
import { useApp } from '#web/app-context.ts';
import { reportTexts } from '../../messages.ts';

export function FileLink({ href, what }: { href: string; what: string }) {
  const t = reportTexts[useApp().language];
  return (
    <ButtonLink size="s" tone="secondary" href={href} download aria-label={t.csvOf(what)}>
      {t.csv}
    </ButtonLink>
  );
}
