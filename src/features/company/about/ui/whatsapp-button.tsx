import type { ComponentProps } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { whatsappLink } from '../brand.ts';

type WhatsappButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & { text: string };

export function WhatsappButton({ text, ...rest }: WhatsappButtonProps) {
  const href = whatsappLink(useApp().brand, text);
  return href ? (
    <ButtonLink tone="whatsapp" icon={<WhatsappIcon size={20} />} {...rest} href={href} />
  ) : null;
}
