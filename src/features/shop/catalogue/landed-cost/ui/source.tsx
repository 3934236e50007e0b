import type { ReactNode } from 'react';

interface SourceProps {
  address: string | null;
  children: ReactNode;
}

export function Source({ address, children }: SourceProps) {
  if (!address) return children;
  return (
    <a href={address} rel="noreferrer noopener nofollow">
      {children}
    </a>
  );
}
