import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

type DisclosureProps = ComponentProps<'details'> & {
  /** What one reads before opening it. */
  summary: ReactNode;
};

/** The browser's own <details>; works without a script. The same `name` on several lets one be open. */
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
