import { Ring } from '#kit/spinner.tsx';
import { matchCustomerRoute, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { shellTexts } from '../messages.ts';
import css from './page-loading.module.css';

export function PageLoading({ address }: { address: URL | undefined }) {
  const { t } = useApp(shellTexts);
  const featured = address && matchCustomerRoute(address.pathname)?.route === routes.featured;
  return (
    <div className={css.wait} role="status">
      {address && (
        <>
          <span className={css.line} />
          <span className={css.words}>
            <Ring size={16} />
            {featured ? t.loadingFeatured : t.loading}
          </span>
        </>
      )}
    </div>
  );
}
