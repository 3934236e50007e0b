import { priceTexts } from '#features/company/about/price.ts';
import { formatTotal } from '#features/requests/quotes/estimate.ts';
import { ButtonLink } from '#kit/button.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { checkTexts } from '../messages.ts';
import type { CheckAnswer, Recognition } from '../schema.ts';

export function CheckAnswerNotice({ answer, report }: { answer: CheckAnswer; report: string }) {
  const { t } = useApp(checkTexts);
  const { ours } = answer;
  if (ours) return <Ours ours={ours} />;
  return (
    <Notice
      tone="danger"
      title={t.unknown}
      role="status"
      action={
        <ButtonLink tone="secondary" href={report}>
          {t.report}
        </ButtonLink>
      }
    >
      <p>{t.unknownText}</p>
      <p>{t.unknownAsk}</p>
    </Notice>
  );
}

function Ours({ ours }: { ours: Recognition }) {
  const { t, language } = useApp(checkTexts);
  const { state, unchanged, kind, name, at, total, initials, brief } = ours;
  const title = state === 'valid' ? (unchanged ? t.unchanged : t.yes) : t.oursBut[state];
  const estimated = kind === 'quote' || kind === 'request' || kind === 'code';
  const facts = [
    { term: t.kind, detail: t.kinds[kind] },
    { term: kind === 'account' ? t.kinds.account : t.name, detail: name },
    { term: t.at, detail: at && formatDate(at, language) },
    {
      term: estimated ? t.estimate : t.total,
      detail: total && (estimated ? formatTotal : formatMoney)(wireCents(total), language),
    },
    { term: t.initials, detail: initials },
    { term: t.state, detail: t.states[state] },
  ].filter(({ detail }) => detail);
  return (
    <Notice tone={state === 'valid' ? 'success' : 'warning'} title={title} role="status">
      {unchanged && state !== 'valid' && <p>{t.unchanged}.</p>}
      <DescriptionList items={facts} />
      {estimated && total && <p>{priceTexts[language].holds}</p>}
      {brief && <p>{t.brief}</p>}
      {at && <p>{t.compare}</p>}
    </Notice>
  );
}
