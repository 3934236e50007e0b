import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { ButtonLink } from '../button.tsx';
import { failureTexts, listFailedTexts } from '../messages.ts';
import { Notice } from '../notice.tsx';

interface ListFailedProps {
  /** What the failure is called, in English in both languages. */
  message: string;
  hint: string;
}

/** A list, or one of its records, that could not be loaded, and two ways on: the same address again, or the front page. */
export function ListFailed({ message, hint }: ListFailedProps) {
  const { language, address } = useApp();
  return (
    <Notice
      tone="danger"
      title={<span lang="en">{message}</span>}
      role="alert"
      action={
        <>
          <ButtonLink href={pathOf(address)}>{failureTexts[language].retry}</ButtonLink>{' '}
          <ButtonLink tone="quiet" href="/">
            {listFailedTexts[language].back}
          </ButtonLink>
        </>
      }
    >
      <p>{hint}</p>
    </Notice>
  );
}
