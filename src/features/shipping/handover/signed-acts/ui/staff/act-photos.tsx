import { ButtonLink } from '#kit/button.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffActTexts } from '../../staff-messages.ts';

interface ActPhotosProps {
  actId: string;
  unit: string;
  photos: number;
}

export function ActPhotos({ actId, unit, photos }: ActPhotosProps) {
  const { t } = useApp(staffActTexts);
  return (
    <p className="row gap-2 middle">
      {Array.from({ length: photos }, (_, at) => (
        <ButtonLink
          // biome-ignore lint/suspicious/noArrayIndexKey: photos of an act never change their places
          key={at}
          size="s"
          tone="secondary"
          href={callAddress(staffApi.showActPhoto, { params: { actId, position: String(at) } })}
          target="_blank"
          rel="noreferrer"
          aria-label={t.photoOf(at + 1, unit)}
        >
          {t.photo(at + 1)}
        </ButtonLink>
      ))}
    </p>
  );
}
