import { Button, ButtonLink } from '#kit/button.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { formatMoney, wireCents } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { pictureAddress } from '../../pictures/picture-address.ts';
import { type ComparedProduct, writeCompared } from '../compare.ts';
import { seenProductsTexts } from '../messages.ts';
import type { SeenProduct } from '../seen.ts';
import css from './compare-bar.module.css';
import { clearSeen, saveCompared, useCompared, useSeen } from './stored-products.ts';

export default function StoredBelow({ except, bar }: { except: string | undefined; bar: boolean }) {
  const seen = useSeen().filter(({ id }) => id !== except);
  const compared = useCompared();
  return (
    <>
      {seen.length > 0 && <SeenProducts seen={seen} />}
      {bar && compared.length > 0 && <CompareBar compared={compared} />}
    </>
  );
}

function CompareBar({ compared }: { compared: readonly ComparedProduct[] }) {
  const { t } = useApp(seenProductsTexts);

  function empty() {
    saveCompared(undefined);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    toast({ title: t.emptied });
  }

  return (
    <section className={css.bar} aria-label={t.bar} data-bar>
      <ButtonLink href={href(routes.compare, {}, { p: writeCompared(compared) })}>
        {t.compareNow(compared.length)}
      </ButtonLink>
      <Button tone="secondary" onClick={empty}>
        {t.empty}
      </Button>
    </section>
  );
}

function SeenProducts({ seen }: { seen: readonly SeenProduct[] }) {
  const { t, language, lowData } = useApp(seenProductsTexts);

  function clear() {
    clearSeen();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    toast({ title: t.cleared, description: t.clearedText });
  }

  return (
    <section className={css.seen} aria-labelledby="visto">
      <div className={css.top}>
        <h2 id="visto">{t.seen}</h2>
        <Button tone="quiet" onClick={clear}>
          {t.clear}
        </Button>
      </div>
      <ul className={css.list}>
        {seen.map(({ id, slug, category, name, price, image }) => (
          <li key={id}>
            <a href={href(routes.product, { category, slug })} className={css.product}>
              {image && !lowData && (
                <img
                  src={pictureAddress(image, 160)}
                  width={80}
                  height={60}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
              <span>
                {name}{' '}
                <strong className="tabular">{formatMoney(wireCents(price), language)}</strong>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="quiet">{t.onlyHere}</p>
    </section>
  );
}
