import { readablePhone } from '#features/company/about/brand.ts';
import { nextOfOffer } from '#features/orders/offers/offer-next.ts';
import { NextStep } from '#features/requests/cases/ui/own-detail.tsx';
import { quoteListTexts } from '#features/requests/quotes/messages.ts';
import { nextText, quoteType } from '#features/requests/quotes/statuses.ts';
import { whenText } from '#features/requests/quotes/when-we-write.ts';
import { useApp } from '#web/app-context.ts';
import type { QuoteDetail } from '../../schema.ts';

export function QuoteNextStep({ quote }: { quote: QuoteDetail }) {
  const { t, language } = useApp(quoteListTexts);
  const { status, history, answerDueAt, createdAt, customerWhatsapp, customerEmail } = quote;
  const note = history.findLast(({ kind }) => kind === 'status')?.note ?? undefined;
  const lastWroteAt = history.findLast(({ by }) => by === 'staff')?.at ?? createdAt;
  const when = whenText(status, { due: answerDueAt, lastWroteAt }, language);
  const label = status === 'rejected' ? t.reason : t.teamSays;
  const ofOffer = nextOfOffer(quote, language);
  return (
    <NextStep
      type={quoteType}
      status={status}
      {...(ofOffer && { meaning: null })}
      note={note ? { label, text: note } : undefined}
      next={ofOffer ?? `${nextText(status, note)[language]} ${when}`}
      contact={
        customerWhatsapp ? `${readablePhone(customerWhatsapp)}, ${customerEmail}` : undefined
      }
    />
  );
}
