/** An icon of its own beside those of the library: one more of those would be one more script to fetch before the designer answers. */
export const DownloadIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
  </svg>
)
