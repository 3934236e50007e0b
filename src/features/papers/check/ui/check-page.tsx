import { api } from '#api.ts';
import { neverAskTexts } from '#features/company/about/never-ask.ts';
import { forgeryReportField } from '#features/payments/verifications/form-fields.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { renderedForField } from '#platform/http/shared/rendered-for.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, type AnyPage, definePage } from '#web/page.ts';
import { answerField, codeField, hashField, maxCode } from '../form-fields.ts';
import { checkTexts } from '../messages.ts';
import type { Channel, CheckAnswer } from '../schema.ts';
import { CheckAnswerNotice } from './check-answer-notice.tsx';
import css from './check-page.module.css';
import { PdfCheck } from './pdf-check.tsx';

interface CheckData {
  channels: Channel[];
  answer: CheckAnswer | undefined;
  code: string;
  problem: { field?: string | undefined; message: string } | undefined;
}

/** "Is it ours?" for numbers, papers, phones and accounts; complete without JavaScript. */
export const page: AnyPage = definePage<CheckData>({
  load: async ({ call, query, actionData }) => ({
    channels: await call(api.officialChannels, {}),
    answer: answerOf(actionData),
    code: (actionData ? actionData.values[codeField] : query.get(codeField))?.slice(0, 200) ?? '',
    problem: problemOf(actionData),
  }),
  head: ({ language }, { answer, code, problem }) => {
    const t = checkTexts[language];
    return {
      title: t.title,
      description: t.description,
      canonical: href(routes.check),
      ...((answer || code || problem) && { hidden: true, personal: true }),
    };
  },
  View: CheckPage,
});

/**
 * Reads the answer only where there is no error; otherwise the field holds what somebody posted.
 */
function answerOf(actionData: ActionData | undefined): CheckAnswer | undefined {
  const found = actionData?.values[answerField];
  return found && !actionData.message ? (JSON.parse(found) as CheckAnswer) : undefined;
}

function problemOf(actionData: ActionData | undefined): CheckData['problem'] {
  if (!actionData?.message) return undefined;
  const { fields, message } = actionData;
  return { field: fields.code, message };
}

function CheckPage({ data }: { data: CheckData }) {
  const { t, language } = useApp(checkTexts);
  const { answer, code, problem, channels } = data;
  const report = href(routes.verify, {}, { [forgeryReportField]: '1', code: code || undefined });
  return (
    <div className={`container ${css.page}`}>
      <div>
        <h1>{t.title}</h1>
        <p className="muted above-2">{t.lead}</p>
      </div>
      {answer && <CheckAnswerNotice answer={answer} report={report} />}
      {problem && !problem.field && <Notice tone="danger" title={problem.message} role="alert" />}
      <CodeForm code={code} error={problem?.field} />
      <PdfCheck />
      <div className={css.beside}>
        <p className={css.never}>
          <strong>{neverAskTexts[language].codes}</strong> {neverAskTexts[language].accounts}
        </p>
        <Channels channels={channels} />
        <div>
          <h2>{t.report}</h2>
          <p className="muted above-2">{t.reportText}</p>
          <p className="muted above-2">
            <ButtonLink tone="secondary" href={report}>
              {t.report}
            </ButtonLink>
          </p>
        </div>
      </div>
    </div>
  );
}

function CodeForm({ code, error }: { code: string; error: string | undefined }) {
  const { t, brand, person } = useApp(checkTexts);
  return (
    <form className="grid gap-4" method="post" action={href(routes.check)} id="check">
      {person && <input type="hidden" name={renderedForField} value={person.id} />}
      <input type="hidden" name={hashField} defaultValue="" />
      <TextField
        id={codeField}
        name={codeField}
        label={t.field}
        hint={t.hint(brand.prefix)}
        error={error}
        defaultValue={code}
        maxLength={maxCode}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <p>
        <Button type="submit">{t.check}</Button>
      </p>
    </form>
  );
}

const kinds = ['site', 'phone', 'email'] as const;

function Channels({ channels }: { channels: readonly Channel[] }) {
  const { t } = useApp(checkTexts);
  const isThere = (wanted: Channel['kind']) => channels.some(({ kind }) => kind === wanted);
  return (
    <div>
      <h2>{t.channels}</h2>
      <p className="muted above-2">{t.channelsText}</p>
      <dl className={css.channels}>
        {kinds.filter(isThere).map((kind) => (
          <div key={kind}>
            <dt>{t.kinds[kind]}</dt>
            {channels
              .filter((each) => each.kind === kind)
              .map(({ name, city }) => (
                <dd key={name}>
                  <span translate="no">{name}</span>
                  {city && ` (${t.office(city)})`}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
