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
import type { UnitList } from '../../staff-schema.ts';
import type { VoyageDetail } from '../../voyage-schema.ts';
import { staffVoyageTexts } from '../../voyage-staff-messages.ts';
import { LoadUnits } from './load-units.tsx';
import css from './shipping.module.css';
import { VoyageState } from './staff-voyages-page.tsx';
import { UnitPagePart } from './unit-page-part.tsx';
import { VoyageFactsForm } from './voyage-form.tsx';
import { VoyageUnits } from './voyage-units.tsx';
import { VoyageUpdateForm } from './voyage-update.tsx';

export const page: AnyPage = definePage<VoyageData>({
  load: async ({ call, params: { id = '' } }) => {
    const voyage = await call(staffApi.findVoyage, { params: { id } });
    if (voyage.departedOn) return { voyage, toLoad: undefined };
    return { voyage, toLoad: await call(staffApi.listUnits, { query: { queue: 'to_load' } }) };
  },
  head: ({ language }, { voyage: { ship, number } }) => ({
    title: staffVoyageTexts[language].one(ship, number),
    hidden: true,
  }),
  View: VoyagePage,
});

interface VoyageData {
  voyage: VoyageDetail;
  toLoad: UnitList | undefined;
}

function VoyagePage({ data: { voyage, toLoad } }: { data: VoyageData }) {
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
      <div className={css.parts}>
        <div className="grid gap-5 start">
          <UnitPagePart id="units-title" title={t.units}>
            <VoyageUnits voyage={voyage} />
            {toLoad && <LoadUnits key={voyage.revision} voyageId={voyage.id} first={toLoad} />}
          </UnitPagePart>
        </div>
        <div className="grid gap-5 start">
          <UnitPagePart id="entry-title" title={t.entry}>
            <VoyageUpdateForm key={voyage.revision} voyage={voyage} />
          </UnitPagePart>
          {voyage.history.length > 0 && (
            <UnitPagePart id="voyage-history-title" title={t.history}>
              <History voyage={voyage} />
            </UnitPagePart>
          )}
          <div className={css.part}>
            <Disclosure summary={t.edit}>
              <VoyageFactsForm key={voyage.revision} voyage={voyage} />
            </Disclosure>
          </div>
        </div>
      </div>
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
