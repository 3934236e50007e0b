/** The crossing: horizon, a ro-ro ship, the crane of the port, a car on its way. */
export function Crossing() {
  return (
    <svg viewBox="0 0 600 320" width="600" height="320" aria-hidden="true">
      <rect width="600" height="320" rx="10" fill="#e2f0ef" />
      <circle cx="446" cy="120" r="46" fill="#f4eee3" />
      <path d="M0 214h600v106H0z" fill="#0a5560" />
      <path d="M0 232q50-9 100 0t100 0 100 0 100 0 100 0 100 0v88H0z" fill="#063e47" />
      <g fill="#0f2138">
        <path d="M70 196h330l34-2-26 38q-3 5-9 5H96q-8 0-11-7z" />
        <path d="M92 118h250q10 0 15 9l28 55v14H80v-64q0-14 12-14" fill="#fff" />
        <path d="M80 166h300l5 16v14H80z" fill="#0a5560" />
        <path d="M104 96h54v22h-54zM116 76h22v20h-22zM300 98h38l12 20h-50z" fill="#fff" />
        <path d="M116 76h22v8h-22z" fill="#ff9478" />
        <path d="M104 134h16v10h-16zm28 0h16v10h-16zm28 0h16v10h-16zm28 0h16v10h-16zm28 0h16v10h-16zm28 0h16v10h-16zm28 0h16v10h-16zm28 0h16v10h-16z" />
        <path d="M520 232V92h-76v-9h76V66l8-12 8 12v17h52v9h-52v140zM528 92l40-9M458 92v34" />
        <path d="M528 60 446 84M528 60l58 24M456 92v40" fill="none" stroke="#0f2138" strokeWidth="3" />
      </g>
      <g transform="translate(424 122)">
        <path d="M4 24q0-7 8-8l9-1 9-9q3-3 8-3h14q5 0 8 4l6 8q8 1 8 9v6H4z" fill="#8c2712" />
        <path d="M26 14l7-6q2-2 5-2h4v8zm19-8h7q3 0 4 2l5 6H45z" fill="#e2f0ef" />
        <circle cx="20" cy="30" r="7" fill="#0f2138" />
        <circle cx="58" cy="30" r="7" fill="#0f2138" />
        <circle cx="20" cy="30" r="3" fill="#cdd5d8" />
        <circle cx="58" cy="30" r="3" fill="#cdd5d8" />
      </g>
    </svg>
  );
}
