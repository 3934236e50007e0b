import type { Company, Office } from '#platform/company-config.ts';

export type { Company, Office };

/**
 * The facts of the company that every page loads. Others are loaded where they are shown
 * (`api.aboutCompany`).
 */
export interface Brand extends Pick<Company, 'name' | 'prefix' | 'email' | 'whatsapp'> {
  rating?: number | undefined;
}

export function brandOf({ name, prefix, email, whatsapp, claims: { rating } }: Company): Brand {
  return { name, prefix, email, whatsapp, rating };
}

declare module '#web/app-context.ts' {
  interface VisitFacts {
    brand: Brand;
  }
}

/** Returns undefined if we have no number. */
export function whatsappLink({ whatsapp }: Brand, text: string): string | undefined {
  return whatsapp && `https://wa.me/${whatsapp.replace('+', '')}?text=${encodeURIComponent(text)}`;
}

/** Opens WhatsApp with a text, for whoever the person chooses there. */
export const whatsappShare = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** A number as people read it: '+1 304 555 0142', '+53 5 123 4567'. */
export function readablePhone(e164: string): string {
  const usa = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  if (usa) return `+1 ${usa[1]} ${usa[2]} ${usa[3]}`;
  const cuba = /^\+53(\d)(\d{3})(\d{4})$/.exec(e164);
  return cuba ? `+53 ${cuba[1]} ${cuba[2]} ${cuba[3]}` : e164;
}
