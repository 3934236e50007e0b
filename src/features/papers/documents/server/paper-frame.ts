import { readablePhone } from '#features/company/about/brand.ts';
import { neverAskTexts } from '#features/company/about/never-ask.ts';
import { checkWordTexts } from '#features/requests/cases/messages.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import type { Config } from '#platform/config.ts';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import { paperTexts } from '../messages.ts';
import type { Paper, PaperFact } from '../paper.ts';

export interface Issue {
  number: string;
  at: Date;
}

export interface PaperSetting {
  config: Pick<Config, 'brand' | 'publicUrl' | 'checkKey'>;
  issue: Issue;
  language: Language;
}

export type PaperContent = Omit<Paper, keyof ReturnType<typeof paperFrame>>;

/** Every paper has these parts: number, QR, the shop and how to reach it. */
export function paperFrame({
  config,
  issue: { number, at },
  language,
}: Omit<PaperSetting, 'config'> & { config: Pick<Config, 'brand' | 'publicUrl'> }) {
  const t = paperTexts[language];
  const { brand, publicUrl } = config;
  const { host } = new URL(publicUrl);
  const page = checkPage(config);
  return {
    language,
    number,
    checkAddress: `${publicUrl}${href(routes.check, {}, { codigo: number })}`,
    checkText: t.check(page),
    qrText: t.qr(page),
    issuedAt: at.toISOString(),
    brand: brand.name,
    contact: [
      brand.name,
      host,
      ...(brand.whatsapp ? [`WhatsApp ${readablePhone(brand.whatsapp)}`] : []),
      ...(brand.email ? [brand.email] : []),
    ].join(' · '),
  };
}

/** Shortens the address to what people type: 'marielauto.example/comprobar'. */
export function checkPage({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${new URL(publicUrl).host}${href(routes.check)}`;
}

/** For papers that name an amount: beside the number of the quotation. */
export function checkWordFact({ config, language }: PaperSetting, reference: string): PaperFact {
  return { label: checkWordTexts[language].label, value: checkWord(config, reference) };
}

export function neverAskParagraph(language: Language): string {
  const t = neverAskTexts[language];
  return `${t.codes} ${t.accounts}`;
}
