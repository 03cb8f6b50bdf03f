import type { LetterBlock } from './letter.ts'

/** What the owner of a domain reads that leads to no website any more: what became of it, and the ways from there. */
export const domainEndedBoard = ({
  heading,
  text,
  settingsUrl,
}: {
  readonly heading: string
  readonly text: string
  readonly settingsUrl: string
}): readonly LetterBlock[] => [
  { kind: 'heading', text: heading },
  {
    kind: 'text',
    text: `${text} The domain stays yours: take our records out where you bought it, or connect it again.`,
  },
  { kind: 'button', label: 'Open your websites', href: settingsUrl },
  {
    kind: 'small',
    text: 'You did not do this? Sign out everywhere on your account page, and connect it again.',
  },
]
