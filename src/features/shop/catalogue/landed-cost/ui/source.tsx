import type { ReactNode } from 'react';

export function Source({ address, children }: { address: string | null; children: ReactNode }) {
  if (!address) return children;
  return (
    <a href={address} rel="noreferrer noopener nofollow">
      {children}
    </a>
  );
}
