import { useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { reportField } from '../../form-fields.ts';

/** Whether the page is for a report of a forgery, by its link or by the form that came back. */
export function useIsReport(posted: PostedForm | undefined): boolean {
  const { address } = useApp();
  return Boolean(posted ? posted.values[reportField] : address.searchParams.get(reportField));
}
