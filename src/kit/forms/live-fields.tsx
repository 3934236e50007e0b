import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';

interface LiveFieldsProps {
  /** What the fields together are, for screen readers. */
  name: string;
  className: string | undefined;
  disabled?: boolean;
  children: ReactNode;
}

/** Fields that wait for React, because text typed before it is there would be lost. */
export function LiveFields({ name, className, disabled, children }: LiveFieldsProps) {
  const { live } = useApp();
  return (
    <fieldset className={className} disabled={disabled || !live}>
      <legend className="visually-hidden">{name}</legend>
      {children}
    </fieldset>
  );
}
