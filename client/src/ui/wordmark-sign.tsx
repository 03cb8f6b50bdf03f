/** The sign alone: a rail, two cords, a board. */
export const WordmarkSign = ({ size = 30 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
    <path d="M1 3.5h28" stroke="currentColor" strokeWidth="3" />
    <path d="M8 4v8M22 4v8" stroke="currentColor" strokeWidth="2" />
    <rect x="3" y="11" width="24" height="16" rx="2" fill="currentColor" />
  </svg>
)
