import { readablePhone } from '#features/company/about/brand.ts';
import type { Config } from '#platform/config.ts';
import type { Candidates } from '../candidates.ts';
import type { Channel } from '../schema.ts';

/** Our phones, e-mails and site, from the company's settings. */
export function channelsOf(config: Config): Channel[] {
  const { brand, offices, publicUrl } = config;
  const emails = new Map<string, string | null>();
  for (const email of [brand.email, senderOf(config)]) {
    if (email) emails.set(email.toLowerCase(), null);
  }
  for (const { email, city } of offices) {
    if (!emails.has(email.toLowerCase())) emails.set(email.toLowerCase(), city);
  }
  const { whatsapp } = brand;
  return [
    { kind: 'site', name: new URL(publicUrl).host, city: null },
    ...(whatsapp ? [{ kind: 'phone', name: readablePhone(whatsapp), city: null } as const] : []),
    ...[...emails].map(([name, city]): Channel => ({ kind: 'email', name, city })),
  ];
}

export function findChannel(typed: Candidates, config: Config): Channel | undefined {
  const phone = typed.phone === config.brand.whatsapp;
  return channelsOf(config).find(({ kind, name }) => {
    if (kind === 'phone') return phone;
    return name === (kind === 'email' ? typed.email : typed.site);
  });
}

function senderOf({ mailFrom }: Pick<Config, 'mailFrom'>): string {
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}
