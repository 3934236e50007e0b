import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import css from './disclosure.module.css';
import { ChevronDownIcon } from './icons.tsx';

type DisclosureProps = ComponentProps<'details'> & { summary: ReactNode };

/**
 * The browser's <details>, so it works without scripts. Of several with the same `name`, only one
 * can be open. `open` opens it, and never closes it on somebody who reads.
 */
export function Disclosure({ summary, className, open, children, ...rest }: DisclosureProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <details {...rest} open={opened} className={classNames(css.disclosure, className)}>
      <summary>
        {summary}
        <ChevronDownIcon size={20} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
