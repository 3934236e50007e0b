import { DescriptionList } from '#kit/data/description-list.tsx';
import { useApp } from '#web/app-context.ts';
import { checkMessages } from '../messages.ts';
import type { Channel } from '../schema.ts';
import css from './check-page.module.css';

/** By what people reach us, and from what we write. */
export function Channels({ channels }: { channels: readonly Channel[] }) {
  const t = checkMessages[useApp().language];
  const named = (wanted: Channel['kind']) =>
    channels
      .filter(({ kind }) => kind === wanted)
      .map(({ name, city }) => (
        <div key={name} translate="no">
          {name}
          {city && ` (${t.office(city)})`}
        </div>
      ));
  return (
    <div>
      <h2>{t.channels}</h2>
      <p className={css.lead}>{t.channelsText}</p>
      <DescriptionList
        items={[
          { term: t.kinds.site, detail: named('site') },
          { term: t.kinds.phone, detail: named('phone') },
          { term: t.kinds.email, detail: named('email') },
        ]}
      />
    </div>
  );
}
