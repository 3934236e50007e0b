import type { MouseEvent } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { ShareIcon } from '#kit/icons.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';
import { shareMessages } from '../../messages.ts';

interface ShareLinkProps {
  title: string;
  /** What is sent, the address in it. */
  text: string;
  /** What is copied where nothing can be sent. */
  address: string;
  /** What is said then, where it is no link. */
  copied?: { title: string; description: string };
}

/**
 * Hands an address on: a link to WhatsApp; once React answers, what the phone itself offers for
 * sharing, else the address is copied.
 */
export function ShareLink({ title, text, address, copied }: ShareLinkProps) {
  const t = shareMessages[useApp().language];
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(text)}`;

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
      // Whoever closes the phone's panel wants nothing more; where nothing works, the link does.
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
