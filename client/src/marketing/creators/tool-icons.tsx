// Lucide (ISC): lines in a box of 24.
const lines = {
  'arrow-right': ['M5 12h14', 'm12 5 7 7-7 7'],
  check: ['M20 6 9 17l-5-5'],
  'chevron-down': ['m6 9 6 6 6-6'],
  search: ['m21 21-4.34-4.34', 'M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0'],
  x: ['M18 6 6 18', 'm6 6 12 12'],
  place: [
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0',
    'M12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  ],
  loader: [
    ...['M12 2v4', 'm16.2 7.8 2.9-2.9', 'M18 12h4', 'm16.2 16.2 2.9 2.9', 'M12 18v4', 'm4.9 19.1 2.9-2.9'],
    ...['M2 12h4', 'm4.9 4.9 2.9 2.9'],
  ],
} as const

export const ToolIcon = ({ name }: { name: keyof typeof lines }) => (
  <svg className={`line-icon ${name}`} viewBox="0 0 24 24" aria-hidden="true">
    {lines[name].map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
)
