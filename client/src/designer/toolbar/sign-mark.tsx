/** The hung sign, in its own yellow. */
export const SignMark = () => (
  <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
    <path d="M8 11V3M18 11V3M3 3h20" stroke="var(--ink)" strokeWidth="2" />
    <rect
      x="3"
      y="10"
      width="20"
      height="13"
      rx="1.5"
      fill="var(--sign)"
      stroke="var(--ink)"
      strokeWidth="1.5"
    />
  </svg>
)
