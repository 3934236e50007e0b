import type { MailContact } from '#platform/mail/mail-parts.ts';
import { type Brand, readablePhone, whatsappLink } from './brand.ts';

/** Returns undefined where the owner gave no way to reach us. */
export function waysToUs(brand: Brand, whatsappText: string): MailContact | undefined {
  const href = whatsappLink(brand, whatsappText);
  if (!brand.email && !href) return undefined;
  return {
    email: brand.email,
    whatsapp: brand.whatsapp && href ? { number: readablePhone(brand.whatsapp), href } : undefined,
  };
}
