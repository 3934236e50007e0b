import { useApp } from '../../../../app.ts';
import { ButtonLink } from '../../../../kit/button.tsx';
import { Notice } from '../../../../kit/notice.tsx';

/** A list that could not be loaded: SPEC's words, and a way on. */
export function ListFailed(props: { said: string; hint: string; retry: string }) {
  const { address } = useApp();
  return (
    <Notice
      tone="danger"
      title={<span lang="en">{props.said}</span>}
      role="alert"
      action={<ButtonLink href={address.pathname + address.search}>{props.retry}</ButtonLink>}
    >
      <p>{props.hint}</p>
    </Notice>
  );
}
