import css from '#features/shipping/units/ui/staff/shipping.module.css';
import { VoyageState } from '#features/shipping/units/ui/staff/staff-voyages-page.tsx';
import { UnitPagePart } from '#features/shipping/units/ui/staff/unit-page-part.tsx';
import { VoyageFactsForm } from '#features/shipping/units/ui/staff/voyage-form.tsx';
import { VoyageUpdateForm } from '#features/shipping/units/ui/staff/voyage-update.tsx';
import type { VoyageDetail } from '#features/shipping/units/voyage-schema.ts';
import { staffVoyageTexts } from '#features/shipping/units/voyage-staff-messages.ts';
import { ButtonLink } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import type { VoyagePapers } from '../../schema.ts';
import { VoyageBoard } from './voyage-board.tsx';

export const page: AnyPage = definePage<VoyageData>({
  load: async ({ call, params: { id = '' } }) => {
    const params = { id };
    const [voyage, papers] = await Promise.all([
      call(staffApi.findVoyage, { params }),
      call(staffApi.voyagePapers, { params }),
    ]);
    return { voyage, papers };
  },
  head: ({ language }, { voyage: { ship, number } }) => ({
    title: staffVoyageTexts[language].one(ship, number),
    hidden: true,
  }),
  View: VoyagePage,
});

interface VoyageData {
  voyage: VoyageDetail;
  papers: VoyagePapers;
}

function VoyagePage({ data: { voyage, papers } }: { data: VoyageData }) {
  const { t, language } = useApp(staffVoyageTexts);
  const { ship, number, carrier, port, billOfLading, arrivesOn, arrivedOn } = voyage;
  const arrives = formatDate(arrivedOn ?? arrivesOn, language);
  const facts = [carrier, port, billOfLading && `${t.billOfLading} ${billOfLading}`];
  return (
    <StaffPage title={t.one(ship, number)}>
      <BackNav href={href(staffRoutes.staffVoyages)} text={t.back}>
        <span className={css.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </BackNav>
      <p>
        <VoyageState voyage={voyage} /> {summaryOf(voyage, language)}. {t.arrives}:{' '}
        {arrivedOn ? t.really(arrives) : t.expected(arrives)}.
      </p>
      <UnitPagePart id="entry-title" title={t.entry}>
        <VoyageUpdateForm key={voyage.revision} voyage={voyage} />
      </UnitPagePart>
      <UnitPagePart id="units-title" title={t.units}>
        <VoyageBoard voyage={voyage} papers={papers} />
        {!voyage.departedOn && (
          <div>
            <ButtonLink
              size="s"
              tone="secondary"
              href={href(staffRoutes.staffUnits, {}, { queue: 'to_load' })}
            >
              {t.loadUnits}
            </ButtonLink>
          </div>
        )}
      </UnitPagePart>
      <div className={`card grid gap-3 ${css.part}`}>
        <Disclosure summary={t.edit}>
          <VoyageFactsForm key={voyage.revision} voyage={voyage} />
        </Disclosure>
      </div>
      {voyage.history.length > 0 && (
        <UnitPagePart id="voyage-history-title" title={t.history}>
          <History voyage={voyage} />
        </UnitPagePart>
      )}
    </StaffPage>
  );
}

/** Writes 'Sale 30 nov, 14 unidades'. */
function summaryOf({ departsOn, departedOn, count }: VoyageDetail, language: Language): string {
  const t = staffVoyageTexts[language];
  const units = t.count(count);
  return departedOn
    ? t.summaryDeparted(formatDate(departedOn, language), units)
    : t.summary(formatDate(departsOn, language), units);
}

function History({ voyage: { history } }: { voyage: VoyageDetail }) {
  const { t, language } = useApp(staffVoyageTexts);
  return (
    <ol className="grid gap-3">
      {history.map(({ id, kind, onDay, arrivesOn, cause, units, by, at }) => (
        <li key={id} className={css.entry}>
          <strong>{t.kinds[kind]}</strong>
          {onDay && (
            <span>
              {arrivesOn
                ? t.newDates(formatDate(onDay, language), formatDate(arrivesOn, language))
                : formatDate(onDay, language)}
            </span>
          )}
          {cause && <span className="said">{cause}</span>}
          <span>{t.count(units)}</span>
          <span className={css.quiet}>{t.by(by ?? t.somebody, formatMoment(at, language))}</span>
        </li>
      ))}
    </ol>
  );
}
