import css from './spinner.module.css';

/** Draws only the ring, which screen readers do not announce. `size` is in px. */
export function Ring({ size = 20 }: { size?: number | undefined }) {
  return (
    <svg className={css.ring} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <p className={css.spinner} role="status">
      <Ring />
      {label}
    </p>
  );
}
