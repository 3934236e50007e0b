import { useApp } from '#web/app-context.ts';
import { ButtonLink } from '../button.tsx';
import { failureTexts } from '../messages.ts';
import { Notice } from '../notice.tsx';

interface ListFailedProps {
  /** What the failure is called, in English in both languages. */
  message: string;
  hint: string;
}

/** A list, or one of its records, that could not be loaded, and a way on: the same address again. */
export function ListFailed({ message, hint }: ListFailedProps) {
  const { language, address } = useApp();
  return (
    <Notice
      tone="danger"
      title={<span lang="en">{message}</span>}
      role="alert"
      action={
        <ButtonLink href={address.pathname + address.search}>
          {failureTexts[language].retry}
        </ButtonLink>
      }
    >
      <p>{hint}</p>
    </Notice>
  );
}
