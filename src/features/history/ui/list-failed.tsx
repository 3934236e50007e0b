import { useApp } from '../../../app.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';

interface ListFailedProps {
  /** What the failure is called, in English in both languages. */
  said: string;
  hint: string;
  retry: string;
}

/** A list, or one of its records, that could not be loaded, and a way on. */
export function ListFailed({ said, hint, retry }: ListFailedProps) {
  const { address } = useApp();
  return (
    <Notice
      tone="danger"
      title={<span lang="en">{said}</span>}
      role="alert"
      action={<ButtonLink href={address.pathname + address.search}>{retry}</ButtonLink>}
    >
      <p>{hint}</p>
    </Notice>
  );
}
