import type { MouseEvent } from 'react';
import { whatsappShare } from '#features/company/about/brand.ts';
import { ButtonLink } from '#kit/button.tsx';
import { ShareIcon } from '#kit/icons.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';
import { shareTexts } from '../../messages.ts';

interface ShareLinkProps {
  title: string;
  text: string;
  /** Copied where the phone cannot share. */
  address: string;
  copied?: { title: string; description: string };
}

/** A link to WhatsApp. With React it opens the phone's own share panel, or copies the address. */
export function ShareLink({ title, text, address, copied }: ShareLinkProps) {
  const { t } = useApp(shareTexts);
  const whatsapp = whatsappShare(text);

  async function share(event: MouseEvent) {
    event.preventDefault();
    const { share: send } = navigator as Partial<Navigator>;
    try {
      if (send) {
        await send.call(navigator, { title, text });
      } else {
        await navigator.clipboard.writeText(address);
        const notice = copied ?? { title: t.linkCopied, description: t.linkCopiedText };
        toast({ ...notice, tone: 'success' });
      }
    } catch (error) {
      // Closing the panel is no error; if sharing fails, the WhatsApp link is opened.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        location.assign(whatsapp);
      }
    }
  }

  return (
    <ButtonLink
      tone="secondary"
      href={whatsapp}
      icon={<ShareIcon size={20} />}
      data-live
      onClick={share}
    >
      {t.share}
    </ButtonLink>
  );
}
