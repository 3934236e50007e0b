import { provinceName } from '#features/company/provinces/provinces.ts';
import { CustomsCard } from '#features/orders/offers/customs/ui/staff/customs-card.tsx';
import type { StaffOwnerChange } from '#features/orders/offers/owner-change/schema.ts';
import { OwnerChangeCard } from '#features/orders/offers/owner-change/ui/staff/owner-change-card.tsx';
import { presetFitsProvince } from '#features/orders/offers/preset-rules.ts';
import { takesOffers } from '#features/orders/offers/quote-status-rules.ts';
import type { NewOffer, QuoteLink, StaffOffer } from '#features/orders/offers/schema.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import {
  OfferEditor,
  type Presets,
} from '#features/orders/offers/ui/staff/editor/offer-editor.tsx';
import { LinksCard } from '#features/orders/offers/ui/staff/links-card.tsx';
import css from '#features/orders/offers/ui/staff/staff-offer.module.css';
import { VersionsList } from '#features/orders/offers/ui/staff/versions-list.tsx';
import { statusFactsOf } from '#features/requests/cases/case-type.ts';
import { kindFacts } from '#features/requests/cases/event-kinds.ts';
import { newestEntry } from '#features/requests/cases/newest-entry.ts';
import { StaffTimeline } from '#features/requests/cases/ui/staff/staff-timeline.tsx';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Notice } from '#kit/notice.tsx';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { useAction } from '#kit/use-action.ts';
import { wireCents } from '#platform/money.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffQuoteHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { quoteCaseCalls } from '../../staff-calls.ts';
import { describeForStaff } from './describe-for-staff.ts';

interface OfferPageData {
  quote: StaffQuoteDetail;
  offers: StaffOffer[];
  links: QuoteLink[];
  owner: StaffOwnerChange;
  presets: Presets;
}

export const page: AnyPage = definePage<OfferPageData>({
  load: async ({ call, params: { id = '' } }) => {
    const params = { id };
    const [quote, offers, links, owner, lines, estimates] = await Promise.all([
      call(quoteCaseCalls.find, { params }),
      call(staffApi.listOffers, { params }),
      call(staffApi.listLinks, { params }),
      call(staffApi.findStaffOwnerChange, { params }),
      call(staffApi.listOfferPresets, {}),
      call(staffApi.listEstimates, { params }),
    ]);
    const to = quote.recipient?.province ?? quote.province;
    return {
      quote,
      offers,
      links,
      owner,
      presets: { lines: lines.filter((preset) => presetFitsProvince(preset, to)), estimates },
    };
  },
  head: ({ language }, { quote }) => ({
    title: staffOfferTexts[language].title(quote.referenceNumber),
    hidden: true,
  }),
  loadFailed: ({ language }) => staffOfferTexts[language].loadFailed,
  View: OfferPage,
});

function OfferPage({ data }: { data: OfferPageData }) {
  const { t } = useApp(staffOfferTexts);
  const { quote, offers, links, owner, presets } = data;
  const draft = offers.find(({ state }) => state === 'draft');
  const accepted = offers.find(({ state }) => state === 'accepted');
  const sent = offers.filter(({ state }) => state !== 'draft');
  const { begin, busy } = useNewDraft(quote.id);
  const mayBegin = !draft && takesOffers(quote);
  return (
    <StaffPage
      keys={false}
      title={t.title(quote.referenceNumber)}
      heading={
        <>
          {t.heading}{' '}
          <span className="nowrap" translate="no">
            {quote.referenceNumber}
          </span>
        </>
      }
      actions={
        <ButtonLink size="s" tone="secondary" href={href(staffRoutes.staffPresets)}>
          {t.managePresets}
        </ButtonLink>
      }
    >
      <BackNav href={staffQuoteHref(quote.id)} text={t.back}>
        <span className="muted">
          <a href={customerHref(quote.id)}>{quote.customerName}</a> · {provinceName(quote.province)}
        </span>
      </BackNav>
      {quote.customerEmail === null && (
        <Notice tone="warning" title={t.emailFirst} text={t.emailFirstText} />
      )}
      <div className={`grid gap-5 start ${css.split}`}>
        {draft ? (
          <OfferEditor
            key={draft.id}
            quoteId={quote.id}
            seen={newestEntry(quote.history).id}
            news={<CustomerNews quote={quote} since={draft.createdAt} />}
            draft={draft}
            customer={{
              name: quote.customerName,
              email: quote.customerEmail,
              province: quote.province,
              askedCents: wireCents(quote.total),
            }}
            live={sent.find(({ state }) => state === 'sent')}
            presets={presets}
          />
        ) : (
          <Beginning first={sent.length === 0} begin={mayBegin ? begin : undefined} busy={busy} />
        )}
        <div className="grid gap-5 start">
          <OwnerChangeCard quoteId={quote.id} facts={owner} />
          <VersionsList
            offers={sent}
            province={quote.province}
            copy={mayBegin ? (version) => begin({ copyOf: version }) : undefined}
          />
          {accepted && <CustomsCard offer={accepted} />}
          {quote.customerEmail !== null && <LinksCard quoteId={quote.id} links={links} />}
        </div>
      </div>
    </StaffPage>
  );
}

function useNewDraft(id: string) {
  const { language, call, refresh } = useApp();
  const { notDone } = staffOfferTexts[language];
  const { busy, run } = useAction(notDone, { always: refresh });
  const begin = (body: NewOffer) => run(() => call(staffApi.draftOffer, { params: { id }, body }));
  return { begin, busy };
}

interface BeginningProps {
  first: boolean;
  begin: ((body: NewOffer) => void) | undefined;
  busy: boolean;
}

function Beginning({ first, begin, busy }: BeginningProps) {
  const { t } = useApp(staffOfferTexts);
  if (!begin) return <Notice title={t.closed} />;
  const button = (
    <Button data-live busy={busy} onClick={() => begin({})}>
      {first ? t.prepare : t.newToday}
    </Button>
  );
  return first ? (
    <EmptyState title={t.none} action={button}>
      {t.noneText}
    </EmptyState>
  ) : (
    <div className={css.begin}>
      <p>{t.newTodayText}</p>
      {button}
    </div>
  );
}

/** What the customer has done since the draft was begun, and its sender has to know. */
function CustomerNews({ quote, since }: { quote: StaffQuoteDetail; since: string }) {
  const { t, language } = useApp(staffOfferTexts);
  const news = quote.history.filter(
    ({ by, at, kind }) => by === 'customer' && at > since && !kindFacts(quoteType, kind).silent,
  );
  return (
    <div role="status">
      {news.length > 0 && (
        <Notice tone="warning" title={t.newsTitle}>
          <StaffTimeline
            history={news}
            labelOf={(status) => statusFactsOf(quoteType, status).label[language]}
            created=""
            describe={describeForStaff}
          />
        </Notice>
      )}
    </div>
  );
}
