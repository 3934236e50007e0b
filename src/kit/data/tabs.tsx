import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './tabs.module.css';

type Tab = Omit<ComponentProps<'a'>, 'children'> & {
  href: string;
  label: ReactNode;
  icon?: ReactNode;
};

type TabsProps = { label: string; tabs: Tab[]; current: string | undefined };

/** Links as tabs. When they do not fit they scroll sideways, with a shadow where more follow. */
export function Tabs({ label, tabs, current }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab comes into sight when it changes
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && open) {
      list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
    }
  }, [current]);

  return (
    <nav aria-label={label}>
      <ul ref={list} className={css.list}>
        {tabs.map(({ label: text, icon, ...link }) => (
          <li key={link.href}>
            <a {...link} aria-current={link.href === current ? 'page' : undefined}>
              {icon}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
