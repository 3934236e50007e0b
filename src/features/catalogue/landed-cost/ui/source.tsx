import type { ReactNode } from 'react';

interface SourceProps {
  /** Where on the web it can be read; null: nowhere. */
  address: string | null;
  children: ReactNode;
}

/** Where a figure is from. */
export function Source({ address, children }: SourceProps) {
  if (!address) return children;
  return (
    <a href={address} rel="noreferrer noopener nofollow">
      {children}
    </a>
  );
}
