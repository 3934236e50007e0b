import { api } from '../../../api.ts';
import { type AnyPage, definePage, type LoadContext, useApp } from '../../../app.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { Stat, Stats } from '../../../kit/stat.tsx';
import { href, pages } from '../../../pages.ts';
import { ApiError } from '../../../platform/http/client.ts';
import { ownVerificationMessages } from '../own-messages.ts';
import type { Verification, VerificationDetail } from '../schema.ts';
import { countVerifications } from '../statuses.ts';
import css from './my-verifications-page.module.css';
import { OwnVerification } from './own-verification.tsx';
import { VerificationsTable } from './verifications-table.tsx';

type MyVerificationsData =
  | { kind: 'list'; verifications: Verification[] }
  | { kind: 'verification'; verification: VerificationDetail }
  | { kind: 'failed' };

/**
 * A customer's verifications, newest first (SPEC §2). With `?ver=` one of them: opened from the list
 * it is a dialog, opened from a mail or loaded again it is a page.
 */
export const page: AnyPage = definePage<MyVerificationsData>({
  load: loadMyVerifications,
  head: ({ language }, data) => ({
    title:
      data.kind === 'verification'
        ? data.verification.ticketId
        : ownVerificationMessages[language].mine,
    hidden: true,
  }),
  View: MyVerificationsPage,
  Waiting,
  Overlay: ({ data }) =>
    data.kind === 'verification' ? (
      <OwnVerification key={data.verification.id} verification={data.verification} level={3} />
    ) : (
      <Failed />
    ),
  status: ({ kind }) => (kind === 'failed' ? 503 : 200),
});

async function loadMyVerifications({ call, query }: LoadContext): Promise<MyVerificationsData> {
  const id = query.get('ver');
  try {
    if (!id) return { kind: 'list', verifications: await call(api.listMyVerifications, {}) };
    const verification = await call(api.findMyVerification, { params: { id } });
    return { kind: 'verification', verification };
  } catch (error) {
    // Signed out, or not theirs: the shop as a whole has an answer to that.
    if (error instanceof ApiError && error.status < 500) throw error;
    return { kind: 'failed' };
  }
}

function MyVerificationsPage({ data }: { data: MyVerificationsData }) {
  const { language } = useApp();
  const t = ownVerificationMessages[language];
  if (data.kind === 'verification') {
    return (
      <div className={`container ${css.page}`}>
        <a className={css.back} href={href(pages.myVerifications)}>
          {t.backToMine}
        </a>
        <h1>{data.verification.ticketId}</h1>
        <OwnVerification key={data.verification.id} verification={data.verification} level={2} />
      </div>
    );
  }
  return (
    <div className={`container ${css.page}`}>
      <div>
        <h1>{t.mine}</h1>
        <p className={css.lead}>{t.mineText}</p>
      </div>
      {data.kind === 'failed' && <Failed />}
      {data.kind === 'list' && (data.verifications.length > 0 ? <Mine {...data} /> : <None />)}
    </div>
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
        <ButtonLink tone="secondary" href={href(pages.verify)}>
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
      action={<ButtonLink href={href(pages.verify)}>{t.verify}</ButtonLink>}
    >
      {t.noneText}
    </EmptyState>
  );
}

function Failed() {
  const { language, address } = useApp();
  const t = ownVerificationMessages[language];
  return (
    <Notice
      tone="danger"
      title={<span lang="en">{t.loadFailed}</span>}
      role="alert"
      action={<ButtonLink href={address.pathname + address.search}>{t.retry}</ButtonLink>}
    >
      <p>{t.loadFailedHint}</p>
    </Notice>
  );
}

function Waiting({ address }: { address: URL }) {
  const t = ownVerificationMessages[useApp().language];
  return (
    <div className={`container ${css.page}`}>
      {!address.searchParams.has('ver') && <h1>{t.mine}</h1>}
      <div className="stack">
        <Skeleton shape="title" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
