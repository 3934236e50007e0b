import { api } from '#api.ts';
import { OneRecord, OwnRecords, RecordsWaiting } from '#features/cases/ui/own-records.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { ListFailed } from '#kit/data/list-failed.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { type Failed, orFailed } from '#platform/browser/or-failed.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext, type PostedForm } from '#web/page.ts';
import { ownVerificationMessages } from '../own-messages.ts';
import type { Verification, VerificationDetail } from '../schema.ts';
import { countVerifications } from '../statuses.ts';
import css from './my-verifications-page.module.css';
import { OwnVerification } from './own-verification.tsx';
import { VerificationsTable } from './verifications-table.tsx';

type LoadedVerifications =
  | { kind: 'list'; verifications: Verification[] }
  | { kind: 'verification'; verification: VerificationDetail; posted: PostedForm | null };

/**
 * A customer's verifications, newest first. With `?ver=` one of them: opened from the list
 * it is a dialog, opened from a mail or loaded again it is a page.
 */
export const page: AnyPage = definePage<LoadedVerifications | Failed>({
  load: (context) => orFailed(loadMyVerifications(context)),
  head: ({ language }, data) => ({
    title:
      data.kind === 'verification'
        ? data.verification.ticketId
        : ownVerificationMessages[language].mine,
    hidden: true,
  }),
  View: MyVerificationsPage,
  // The form to send again.
  needsReact: (data) => data.kind === 'verification' && data.verification.status === 'rejected',
  Waiting,
  Overlay: ({ data }) =>
    data.kind === 'verification' ? (
      <OwnVerification key={data.verification.id} {...data} level={3} />
    ) : (
      <NotLoaded />
    ),
});

async function loadMyVerifications({
  call,
  query,
  posted,
}: LoadContext): Promise<LoadedVerifications> {
  const id = query.get('ver');
  if (!id) return { kind: 'list', verifications: await call(api.listMyVerifications, {}) };
  const verification = await call(api.findMyVerification, { params: { id } });
  return { kind: 'verification', verification, posted: posted ?? null };
}

function MyVerificationsPage({ data }: { data: LoadedVerifications | Failed }) {
  const { language } = useApp();
  const t = ownVerificationMessages[language];
  if (data.kind === 'verification') {
    const { verification, posted } = data;
    const { ticketId, id } = verification;
    return (
      <OneRecord title={ticketId} back={href(routes.myVerifications)} backTo={t.backToMine}>
        <OwnVerification key={id} verification={verification} posted={posted} level={2} />
      </OneRecord>
    );
  }
  return (
    <OwnRecords title={t.mine} lead={t.mineText}>
      {data.kind === 'failed' && <NotLoaded />}
      {data.kind === 'list' && (data.verifications.length > 0 ? <Mine {...data} /> : <None />)}
    </OwnRecords>
  );
}

function Mine({ verifications }: { verifications: Verification[] }) {
  const t = ownVerificationMessages[useApp().language];
  const counts = countVerifications(verifications);
  return (
    <>
      <Stats>
        <Stat label={t.all} value={counts.total} />
        <Stat label={t.inProcess} value={counts.inProcess} />
        <Stat label={t.approved} value={counts.approved} />
      </Stats>
      {counts.rejected > 0 && <p className={css.lead}>{t.rest(counts.rejected)}</p>}
      <VerificationsTable verifications={verifications} />
      <div>
        <ButtonLink tone="secondary" href={href(routes.verify)}>
          {t.verify}
        </ButtonLink>
      </div>
    </>
  );
}

function None() {
  const t = ownVerificationMessages[useApp().language];
  return (
    <EmptyState
      title={t.none}
      action={<ButtonLink href={href(routes.verify)}>{t.verify}</ButtonLink>}
    >
      {t.noneText}
    </EmptyState>
  );
}

function NotLoaded() {
  const { language, address } = useApp();
  const t = ownVerificationMessages[language];
  return <ListFailed said={t.loadFailed} hint={t.loadFailedHint} retry={t.retry} here={address} />;
}

function Waiting({ address }: { address: URL }) {
  return (
    <RecordsWaiting title={ownVerificationMessages[useApp().language].mine} address={address} />
  );
}
