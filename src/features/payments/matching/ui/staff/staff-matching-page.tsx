import { ButtonLink } from '#kit/button.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { readChoice, readPageNumber } from '#kit/staff/list/list-query.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import { type ListColumn, StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { Two } from '#kit/staff/list/two.tsx';
import { QueueLinks } from '#kit/staff/staff-page.tsx';
import { hasCode } from '#platform/calls/error-answer.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { isUuid } from '#platform/text/uuid.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { LoadContext } from '#web/page.ts';
import { type BankLineState, bankLineStates } from '../../line-states.ts';
import type { BankLine, BankLineDetail, BankLines } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';
import { Balance } from './balance.tsx';
import { GoneLine, LinePanel } from './line-panel.tsx';
import { manyLines } from './many-lines.ts';
import { reasonWords } from './reason-words.ts';

interface MatchingData extends BankLines {
  state: BankLineState;
  page: number;
  opened: BankLineDetail | null | undefined;
}

export const page = staffListPage<MatchingData>({
  texts: matchingTexts,
  load: async (context) => {
    const { call, query } = context;
    const state = readChoice(query, 'state', bankLineStates) ?? 'open';
    const number = readPageNumber(query);
    const [lines, opened] = await Promise.all([
      call(staffApi.listBankLines, { query: { state, page: String(number) } }),
      loadOpened(context),
    ]);
    return { ...lines, state, page: number, opened };
  },
  View: MatchingPage,
});

async function loadOpened({ call, query }: LoadContext): Promise<MatchingData['opened']> {
  const id = query.get('ver') ?? '';
  if (!isUuid(id)) return undefined;
  try {
    return await call(staffApi.findBankLine, { params: { id } });
  } catch (error) {
    if (hasCode(error, 'line_not_found')) return null;
    throw error;
  }
}

function MatchingPage({ data }: { data: MatchingData }) {
  const { t, language } = useApp(matchingTexts);
  const { lines, total, state, accounts, opened } = data;
  const to = (more: Record<string, string | number> = {}) =>
    href(staffRoutes.staffMatching, {}, { ...(state !== 'open' && { state }), ...more });
  const at = lines.findIndex(({ id }) => id === opened?.id);
  const next = lines[at + 1];
  const closeHref = to(data.page > 1 ? { page: data.page } : {});
  return (
    <StaffList
      title={t.title}
      lead={t.lead}
      rows={lines}
      columns={columns(language, (id) => to({ page: data.page, ver: id }))}
      openRow={opened?.id}
      countText={t.found(total)}
      many={state === 'open' ? manyLines(language) : undefined}
      empty={{
        title: t.empty[state],
        children: state === 'open' && (accounts > 0 ? t.emptyText : t.noAccounts),
      }}
      paging={{ page: data.page, total, to: (page) => to({ page }) }}
      actions={
        <ButtonLink size="s" tone="secondary" href={href(staffRoutes.staffStatement)}>
          {t.import}
        </ButtonLink>
      }
      keys={t.keyList}
      panel={
        opened ? (
          <LinePanel
            key={opened.id}
            line={opened}
            closeHref={closeHref}
            nextHref={next && to({ page: data.page, ver: next.id })}
          />
        ) : (
          opened === null && <GoneLine closeHref={closeHref} />
        )
      }
    >
      <QueueLinks
        label={t.show}
        links={bankLineStates.map((each) => ({
          href: href(staffRoutes.staffMatching, {}, each === 'open' ? {} : { state: each }),
          label: t.states[each],
          current: each === state,
        }))}
      />
    </StaffList>
  );
}

function columns(language: Language, to: (id: string) => string): ListColumn<BankLine>[] {
  const t = matchingTexts[language];
  return columnsOf(t, {
    amount: ({ id, cents, leftCents, movedOn, state }) => (
      <Two
        first={
          <RowLink href={to(id)} row={id}>
            {formatMoney(cents, language)} · {formatDate(movedOn, language)}
          </RowLink>
        }
        second={state === 'open' && leftCents < cents && t.left(formatMoney(leftCents, language))}
      />
    ),
    text: {
      fluid: true,
      cell: ({ description, payer, reference }) => (
        <Two first={description} second={[payer, reference].filter(Boolean).join(' · ')} />
      ),
    },
    proposal: { fluid: true, cell: (line) => <Best line={line} /> },
    account: { wideOnly: true, cell: ({ account }) => account },
  });
}

function Best({ line: { state, leftCents, proposals } }: { line: BankLine }) {
  const { t, language } = useApp(matchingTexts);
  const [best] = proposals;
  if (state !== 'open') return '—';
  if (!best) return <span className="muted">{t.noProposal}</span>;
  const others = best.clear ? 0 : proposals.length - 1;
  return (
    <Two
      first={`${best.order} · ${best.customer}`}
      second={
        <>
          <Balance proposal={best} cents={leftCents} /> · {reasonWords(best, language)}
          {others > 0 && ` · ${t.others(others)}`}
        </>
      }
    />
  );
}
