import { useEffect, useState } from 'react';
import { readableCode } from '#features/handover/code.ts';
import { requestName } from '#features/handover/handover-request.ts';
import type { LinkedUnit } from '#features/handover/schema.ts';
import { listsOfLink, removeList } from '#features/handover/stored-lists.ts';
import css from '#features/handover/ui/handover.module.css';
import { handoverRequests } from '#features/handover/ui/use-handover-entry.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { signedActTexts } from '../messages.ts';
import { actRequests } from './use-signed-act.ts';

interface Left {
  unit: LinkedUnit;
  texts: string[];
}

/** A link that is over: what was recorded by it and has not arrived, to be read out to the office. */
export function UnsentOnPhone({ token }: { token: string }) {
  const { language } = useApp();
  const t = signedActTexts[language].left;
  const [left, setLeft] = useState<Left[]>([]);
  useEffect(() => setLeft(takeStock(token, language)), [token, language]);
  if (left.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="left">
      <h2 id="left">{t.title}</h2>
      <p>{t.lead}</p>
      <ul className={css.list}>
        {left.map(({ unit, texts }) => (
          <li key={unit.id}>
            <p className={css.name}>{unit.name}</p>
            <p className={css.unit} translate="no">
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

/** Of its lists those of which something waits stay, for as long as they would have. */
function takeStock(token: string, language: Language): Left[] {
  return listsOfLink(token).flatMap((kept) => {
    const left = kept.list.units.flatMap((unit) => {
      const texts = textsOf(unit.id, language);
      return texts.length > 0 ? [{ unit, texts }] : [];
    });
    if (left.length === 0) removeList(kept);
    return left;
  });
}

function textsOf(unitId: string, language: Language): string[] {
  const t = signedActTexts[language].left;
  const entry = handoverRequests.find(requestName(unitId))?.entry;
  const act = actRequests.find(requestName(unitId))?.act;
  const dayOf = (day: string) => formatDate(day, language);
  return [
    ...(entry ? [t.code(readableCode(entry.code), entry.receivedBy, dayOf(entry.handedOn))] : []),
    ...(act ? [t.act(act.receivedBy, dayOf(act.handedOn))] : []),
  ];
}
