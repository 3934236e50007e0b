import { Button } from '#kit/button.tsx';
import { buttonClass } from '#kit/button-class.ts';
import { classNames } from '#kit/class-names.ts';
import { Notice } from '#kit/notice.tsx';
import paper from '#kit/unprinted.module.css';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { customsFields, type OfferAction, offerFields } from '../../form-fields.ts';
import css from '../../ui/offer.module.css';
import type { OfferView } from '../../ui/offer-view.ts';
import type { CustomsAnswerKind } from '../customs.ts';
import { customsTexts } from '../messages.ts';
import type { CustomsPrice } from '../schema.ts';

const tones = { waiting: 'warning', accepted: 'success', talk: 'info', withdrawn: 'info' } as const;

export function CustomsPart({ offer, path }: Pick<OfferView, 'offer' | 'path'>) {
  const { t, language } = useApp(customsTexts);
  const [price] = offer.customs;
  if (!price || offer.state !== 'accepted') return null;
  const { state, cents, source, namedOn, withdrawReason } = price;
  const more = {
    waiting: t.paidThere,
    accepted: t.goesOn,
    talk: t.weWrite,
    withdrawn: withdrawReason,
  }[state];
  return (
    <section className={css.part} id="aduana">
      <Notice tone={tones[state]} title={t[state](formatMoney(cents, language))} role="status">
        <p>{t.asOf(source, formatDate(namedOn, language))}</p>
        {more && <p>{more}</p>}
      </Notice>
      {state === 'waiting' && (
        <>
          <Answer price={price} offer={offer} path={path} answer="accepted" />
          <Answer price={price} offer={offer} path={path} answer="talk" />
        </>
      )}
    </section>
  );
}

interface AnswerProps extends Pick<OfferView, 'offer' | 'path'> {
  price: CustomsPrice;
  answer: CustomsAnswerKind;
}

/** The first tap opens an explanation, the second one answers. It works without a script. */
function Answer({ price, offer, path, answer }: AnswerProps) {
  const { t, language } = useApp(customsTexts);
  const accepts = answer === 'accepted';
  const action: OfferAction = 'aduana';
  return (
    <details className={classNames(css.answer, paper.unprinted)}>
      <summary className={buttonClass({ tone: accepts ? 'primary' : 'secondary', full: true })}>
        {accepts ? t.accept : t.ask}
      </summary>
      <form method="post" action={path} className="stack">
        <p className="quiet">{accepts ? t.acceptText : t.askText}</p>
        <input type="hidden" name={offerFields.number} value={offer.number} />
        <input type="hidden" name={customsFields.price} value={price.id} />
        <input type="hidden" name={customsFields.cents} value={price.cents} />
        <input type="hidden" name={customsFields.answer} value={answer} />
        <Button
          type="submit"
          tone={accepts ? 'primary' : 'secondary'}
          name={actionField}
          value={action}
        >
          {accepts ? t.confirm(formatMoney(price.cents, language)) : t.askSend}
        </Button>
      </form>
    </details>
  );
}
