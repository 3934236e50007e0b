import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { IconButton } from '#kit/button.tsx';
import { AlertIcon, CloseIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import css from './staff-pictures-field.module.css';
import type { usePictureUploads } from './use-picture-uploads.ts';

export function PictureUploads(props: { uploads: ReturnType<typeof usePictureUploads> }) {
  const { t } = useApp(staffProductFormTexts);
  const { uploads, dismiss } = props.uploads;
  const failed = uploads.filter(({ problem }) => problem !== undefined);
  const running = uploads.filter(({ problem }) => problem === undefined);
  return (
    <>
      <ul className={css.uploads}>
        {running.map(({ key, name, progress }) => (
          <li key={key}>
            <span>
              {progress > 0 ? t.uploading(name, Math.round(progress * 100)) : t.fetching(name)}
            </span>
            <progress
              aria-label={name}
              // Once all bytes are sent, nobody knows how long the server takes.
              {...(progress > 0 && progress < 1 && { value: progress })}
            />
          </li>
        ))}
      </ul>
      <div role="alert">
        <ul className={css.uploads}>
          {failed.map(({ key, name, problem }) => (
            <li key={key} className={css.failed}>
              <AlertIcon size={20} />
              <p>
                <strong>{name}</strong>
                <br />
                {problem}
              </p>
              <IconButton label={t.dismiss(name)} onClick={() => dismiss(key)}>
                <CloseIcon size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
