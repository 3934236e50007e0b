import { Button, ButtonLink } from '#kit/button.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type ComparedProduct, writeCompared } from '../compare.ts';
import { seenProductsTexts } from '../messages.ts';
import css from './compare-bar.module.css';
import { SeenProducts } from './seen-products.tsx';
import { saveCompared, useCompared, useSeen } from './stored-products.ts';

interface StoredBelowProps {
  except: string | undefined;
  bar: boolean;
}

export default function StoredBelow({ except, bar }: StoredBelowProps) {
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
