import css from './horizon.module.css';

/** A divider between parts of a page: a ship on the horizon. */
export function HorizonDivider() {
  return (
    <div className={css.divider}>
      <svg viewBox="3 0 50 20" width="50" height="20" aria-hidden="true">
        <path className={css.hull} d="M5 13h46l-3 6H8z" />
        <path
          className={css.outline}
          d="M7 13V5.5h34q4 0 5.5 3.5l1.5 4M12 5.5V1.5h5v4M34 5.5V1.5h5l1.5 4M12 9.5h22"
        />
      </svg>
    </div>
  );
}

/** The same ship, larger, between two shores, for empty states. */
export function HorizonScene() {
  return (
    <svg className={css.scene} viewBox="0 0 240 96" width="240" height="96" aria-hidden="true">
      <path className={css.sun} d="M172 72a21 21 0 0 1 42 0" />
      <path
        className={css.deck}
        d="M44 58V34h92q10 0 13 8l6 16zM56 34v-9h13v9M116 34v-9h14l3 9M44 46h106M44 58 30 44M54 40h6M68 40h6M82 40h6M96 40h6M110 40h6"
      />
      <path className={css.hull} d="M40 58h120l-7 14H48z" />
      <path className={css.line} d="M4 72h232M24 82h24M66 86h56M140 82h18M178 80h30" />
    </svg>
  );
}
