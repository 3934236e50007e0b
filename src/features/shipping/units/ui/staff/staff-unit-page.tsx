import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { callAddress } from '#platform/calls/client.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffQuoteHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { journeyTexts } from '../../journey-messages.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { StaffUnit } from '../../staff-schema.ts';
import { stageLabels } from '../../stages.ts';
import { ChangeForms } from './change-forms.tsx';
import css from './shipping.module.css';
import { UnitFactsForm } from './unit-facts-form.tsx';
import { UnitPagePart } from './unit-page-part.tsx';
import { UnitPhotos } from './unit-photos.tsx';
import { HeldSince, UnitState } from './unit-state.tsx';

export const page: AnyPage = definePage<StaffUnit>({
  load: ({ call, params: { id = '' } }) => call(staffApi.findUnit, { params: { id } }),
  head: ({ language }, { number }) => ({
    title: staffUnitTexts[language].one(number),
    hidden: true,
  }),
  View: UnitPage,
});

const sheetOf = (id: string, language: Language) =>
  callAddress(staffApi.staffShipmentPaper, { params: { id }, query: { language } });

function UnitPage({ data: unit }: { data: StaffUnit }) {
  const { t, language } = useApp(staffUnitTexts);
  const { number, name, customer, order, quoteId, hold, voyage, lastNewsAt, revision } = unit;
  return (
    <StaffPage
      title={t.one(number)}
      heading={<span translate="no">{number}</span>}
      followed={{ kinds: ['unit'], loaded: unit, shown: [unit.id], alone: true }}
    >
      <BackNav href={href(staffRoutes.staffUnits)} text={t.back}>
        <span className={css.quiet}>
          {name} · <a href={customerHref(quoteId)}>{customer}</a> ·{' '}
          <a href={staffQuoteHref(quoteId)}>{t.order(order)}</a>
        </span>
      </BackNav>
      {hold && (
        <Notice tone="warning" title={`${t.held}: ${hold.cause}`}>
          <HeldSince hold={hold} /> {t.heldDates}
        </Notice>
      )}
      <div className={`grid gap-5 ${css.parts}`}>
        <div className="grid gap-5 start">
          <UnitPagePart id="stages-title" title={t.stages}>
            <p>
              <UnitState unit={unit} />{' '}
              {voyage && (
                <>
                  <a href={href(staffRoutes.staffVoyage, { id: voyage.id })}>
                    {voyage.ship} {voyage.number}
                  </a>{' '}
                  ·{' '}
                  <a href={sheetOf(quoteId, language)} download>
                    {journeyTexts[language].sheet}
                  </a>
                </>
              )}
            </p>
            <Stages unit={unit} />
            <p className={css.quiet}>{t.lastNews(formatMoment(lastNewsAt, language))}</p>
          </UnitPagePart>
          <UnitPagePart id="record-title" title={t.record}>
            <ChangeForms key={revision} unit={unit} />
          </UnitPagePart>
        </div>
        <div className="grid gap-5 start">
          <UnitPagePart id="photos-title" title={t.photos}>
            <UnitPhotos unit={unit} />
          </UnitPagePart>
          <UnitPagePart id="facts-title" title={t.facts}>
            <UnitFactsForm key={revision} unit={unit} />
            <p>
              <ButtonLink
                tone="secondary"
                size="s"
                href={href(staffRoutes.staffExportFile, { id: unit.id })}
              >
                {t.exportFile}
              </ButtonLink>
            </p>
          </UnitPagePart>
          <UnitPagePart id="history-title" title={t.history}>
            <UnitHistory unit={unit} />
          </UnitPagePart>
        </div>
      </div>
    </StaffPage>
  );
}

function Stages({ unit: { stages } }: { unit: StaffUnit }) {
  const { t, language } = useApp(staffUnitTexts);
  return (
    <table className={css.stages}>
      <caption className="visually-hidden">{t.stages}</caption>
      <thead>
        <tr>
          <th scope="col">{t.stage}</th>
          <th scope="col">{t.promised}</th>
          <th scope="col">{t.expected}</th>
          <th scope="col">{t.real}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stage, promisedOn, estimatedOn, reachedOn }) => (
          <tr key={stage}>
            <th scope="row">{stageLabels[stage][language]}</th>
            <td data-label={t.promised}>{formatDate(promisedOn, language)}</td>
            <td
              data-label={t.expected}
              className={!reachedOn && estimatedOn > promisedOn ? css.moved : undefined}
            >
              {reachedOn ? '—' : formatDate(estimatedOn, language)}
            </td>
            <td
              data-label={t.real}
              className={reachedOn && reachedOn > promisedOn ? css.moved : undefined}
            >
              {reachedOn ? formatDate(reachedOn, language) : '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function UnitHistory({ unit: { history } }: { unit: StaffUnit }) {
  const { t, language } = useApp(staffUnitTexts);
  return (
    <ol className="grid gap-3">
      {history.map((entry) => (
        <li key={entry.id} className={css.entry}>
          <strong>
            {[t.kinds[entry.kind], entry.stage && stageLabels[entry.stage][language]]
              .filter(Boolean)
              .join(': ')}
          </strong>
          {entry.onDay && <span>{daysOf(entry)}</span>}
          {entry.whoActs && (
            <span>
              {t.whoActs}: {t.parties[entry.whoActs]}
            </span>
          )}
          {entry.cause && <span className="said">{entry.cause}</span>}
          <span className={css.quiet}>
            {entry.by ?? t.system}, {formatMoment(entry.at, language)}
          </span>
        </li>
      ))}
    </ol>
  );

  function daysOf({ onDay, beforeDay }: StaffUnit['history'][number]) {
    const [on, before] = [onDay, beforeDay].map((day) => day && formatDate(day, language));
    return before && before !== on ? t.instead(on ?? '', before) : on;
  }
}
