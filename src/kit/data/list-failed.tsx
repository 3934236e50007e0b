import { ButtonLink } from '../button.tsx';
import { Notice } from '../notice.tsx';

interface ListFailedProps {
  /** What the failure is called, in English in both languages. */
  message: string;
  hint: string;
  retry: string;
  /** Where it is tried again: its own address. */
  here: URL;
}

/** A list, or one of its records, that could not be loaded, and a way on. */
export function ListFailed({ message, hint, retry, here }: ListFailedProps) {
  return (
    <Notice
      tone="danger"
      title={<span lang="en">{message}</span>}
      role="alert"
      action={<ButtonLink href={here.pathname + here.search}>{retry}</ButtonLink>}
    >
      <p>{hint}</p>
    </Notice>
  );
}
