import { neverAskTexts } from '#features/company/about/never-ask.ts';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { howToPayTexts } from '../messages.ts';
import { methodNames } from '../methods.ts';
import type { PaymentInstruction } from '../schema.ts';
import css from './how-to-pay.module.css';

interface HowToPayProps {
  instructions: readonly PaymentInstruction[];
  /** False folds it, if there is a way: something is left to pay, but not now. */
  isAsked: boolean;
  level?: 2 | 3;
}

export function HowToPay({ instructions, isAsked, level = 2 }: HowToPayProps) {
  const { t, language } = useApp(howToPayTexts);
  const Heading = `h${level}` as const;
  const isOpen = isAsked || instructions.length === 0;
  const ways = (
    <div className="grid gap-4">
      {instructions.length === 0 && <p>{t.none}</p>}
      {instructions.map((each) => (
        <Way key={each.id} instruction={each} />
      ))}
      <p>
        {neverAskTexts[language].accounts} {neverAskTexts[language].codes}{' '}
        <a href={href(routes.check)}>{instructions.length > 0 ? t.check : t.checkAny}</a>
      </p>
    </div>
  );
  return (
    <section id="como-pagar" className={css.part}>
      {isOpen && <Heading>{t.title}</Heading>}
      {isOpen ? ways : <Disclosure summary={t.title}>{ways}</Disclosure>}
    </section>
  );
}

function Way({ instruction }: { instruction: PaymentInstruction }) {
  const { t, language } = useApp(howToPayTexts);
  const { method, holder, bank, account, note, changedAt } = instruction;
  return (
    <div className={css.way}>
      <p>
        <strong>{methodNames[language][method]}</strong>
      </p>
      {changedAt && (
        <Notice
          tone="warning"
          title={t.changed(formatDateTime(changedAt, language))}
          text={t.changedText}
        />
      )}
      <DescriptionList
        items={[
          { term: t.holder, detail: holder },
          ...(bank ? [{ term: t.bank, detail: bank }] : []),
          { term: t.accounts[method], detail: <span translate="no">{account}</span> },
        ]}
      />
      {note && <p>{note[language]}</p>}
    </div>
  );
}
