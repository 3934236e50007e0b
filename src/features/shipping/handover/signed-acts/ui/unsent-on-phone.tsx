import { useEffect, useState } from 'react';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { readableCode } from '../../code.ts';
import { requestName } from '../../handover-request.ts';
import type { LinkedUnit } from '../../schema.ts';
import { listsOfLink, removeList } from '../../stored-lists.ts';
import css from '../../ui/handover.module.css';
import { handoverRequests } from '../../ui/use-handover-entry.ts';
import { signedActTexts } from '../messages.ts';
import { actRequests } from './use-signed-act.ts';

interface UnsentUnit {
  unit: LinkedUnit;
  texts: string[];
}

/**
 * On a closed link it shows the handovers that were recorded and did not arrive, to be read out to
 * the office.
 */
export function UnsentOnPhone({ token }: { token: string }) {
  const { language } = useApp();
  const t = signedActTexts[language].unsent;
  const [unsent, setUnsent] = useState<UnsentUnit[]>([]);
  useEffect(() => setUnsent(takeUnsent(token, language)), [token, language]);
  if (unsent.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="left">
      <h2 id="left">{t.title}</h2>
      <p>{t.lead}</p>
      <ul className={css.list}>
        {unsent.map(({ unit, texts }) => (
          <li key={unit.id}>
            <p className="strong">{unit.name}</p>
            <p className="quiet" translate="no">
              {unit.unit}
            </p>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the unsent handovers of a link. If there are none, its list is removed from the phone.
 */
function takeUnsent(token: string, language: Language): UnsentUnit[] {
  return listsOfLink(token).flatMap((stored) => {
    const unsent = stored.list.units.flatMap((unit) => {
      const texts = textsOf(unit.id, language);
      return texts.length > 0 ? [{ unit, texts }] : [];
    });
    if (unsent.length === 0) removeList(stored);
    return unsent;
  });
}

function textsOf(unitId: string, language: Language): string[] {
  const t = signedActTexts[language].unsent;
  const entry = handoverRequests.find(requestName(unitId))?.entry;
  const act = actRequests.find(requestName(unitId))?.act;
  const readableDay = (day: string) => formatDate(day, language);
  return [
    ...(entry
      ? [t.code(readableCode(entry.code), entry.receivedBy, readableDay(entry.handedOn))]
      : []),
    ...(act ? [t.act(act.receivedBy, readableDay(act.handedOn))] : []),
  ];
}
