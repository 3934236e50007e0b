import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { href } from '#web/routes/route.ts';
import { ButtonLink } from '../button.tsx';
import { failureTexts, listFailedTexts } from '../messages.ts';
import { Notice } from '../notice.tsx';

interface ListFailedProps {
  /** The name of the failure, in English in both languages. */
  message: string;
  hint: string;
}

/** Shown when a list or a record could not be loaded. Offers to try again, and the first page. */
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
          <ButtonLink tone="quiet" href={href({ path: '/', access: 'anyone' })}>
            {listFailedTexts[language].back}
          </ButtonLink>
        </>
      }
      text={hint}
    />
  );
}
