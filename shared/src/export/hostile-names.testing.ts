/** What somebody may call things, of whom a file is named after them. */
export const hostileNames: readonly string[] = [
  '../../etc/passwd',
  'C:\\con?',
  'Padaria São João 🥐',
  '‮gpj',
  '.hidden',
  '   ',
  'x'.repeat(200),
]
