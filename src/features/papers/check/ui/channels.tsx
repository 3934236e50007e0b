import { useApp } from '#web/app-context.ts';
import { checkTexts } from '../messages.ts';
import type { Channel } from '../schema.ts';
import css from './check-page.module.css';

const kinds = ['site', 'phone', 'email'] as const;

export function Channels({ channels }: { channels: readonly Channel[] }) {
  const { t } = useApp(checkTexts);
  const isThere = (wanted: Channel['kind']) => channels.some(({ kind }) => kind === wanted);
  return (
    <div>
      <h2>{t.channels}</h2>
      <p className="muted above-2">{t.channelsText}</p>
      <dl className={css.channels}>
        {kinds.filter(isThere).map((kind) => (
          <div key={kind}>
            <dt>{t.kinds[kind]}</dt>
            {channels
              .filter((each) => each.kind === kind)
              .map(({ name, city }) => (
                <dd key={name}>
                  <span translate="no">{name}</span>
                  {city && ` (${t.office(city)})`}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
