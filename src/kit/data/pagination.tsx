import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '../button-class.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx';
import css from './pagination.module.css';

type Step = Omit<ComponentProps<'a'>, 'children'> & { href: string; label: string };

type PaginationProps = {
  label: string;
  status: ReactNode;
  previous?: Step | undefined;
  next?: Step | undefined;
};

export function Pagination({ label, status, previous, next }: PaginationProps) {
  return (
    <nav className={css.pagination} aria-label={label}>
      {previous && <StepLink {...previous} rel="prev" icon={<ChevronLeftIcon size={20} />} />}
      <p>{status}</p>
      {next && <StepLink {...next} rel="next" iconAfter={<ChevronRightIcon size={20} />} />}
    </nav>
  );
}

function StepLink({
  label,
  icon,
  iconAfter,
  ...link
}: Step & { icon?: ReactNode; iconAfter?: ReactNode }) {
  return (
    <a {...link} className={buttonClass({ tone: 'secondary' })}>
      {icon}
      {label}
      {iconAfter}
    </a>
  );
}
