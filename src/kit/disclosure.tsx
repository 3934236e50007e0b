import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

type DisclosureProps = ComponentProps<'details'> & {
  summary: ReactNode;
};

/**
 * The browser's <details>, so it works without scripts. Of several with the same `name`, only one
 * can be open.
 */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(css.disclosure, className)}>
      <summary>
        {summary}
        <ChevronDownIcon size={20} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
