import { api } from '#api.ts';
import { ButtonLink } from '#kit/button.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { paperLinkTexts } from '../../messages.ts';

export function PaperLink({ id }: { id: string }) {
  const { language } = useApp();
  return (
    <ButtonLink
      tone="secondary"
      href={callAddress(api.quotePaper, { params: { id }, query: { language } })}
      download
    >
      {paperLinkTexts[language].download}
    </ButtonLink>
  );
}
