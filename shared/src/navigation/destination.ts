/** A section of the page that links can lead to. */
export interface Destination {
  readonly id: string
  readonly type: string
  /** What a link to it says that has no label; '' for a section that nothing but its owner can name. */
  readonly name: string
  /** Whether it wants a link in lists that follow the sections. */
  readonly linkInHeader: boolean
}

/** What navigation can do without, the most dispensable first. */
const dispensable: readonly string[] = [
  'CodeEmbed',
  'Logos',
  'Newsletter',
  'Video',
  'Team',
  'FrequentlyAskedQuestions',
  'Gallery',
  'CustomerReviews',
]

/** As many as there is room for, in page order; the most dispensable are left out. */
export const mostImportant = (listed: readonly Destination[], room: number): readonly Destination[] => {
  const dropped = listed
    .filter(({ type }) => dispensable.includes(type))
    .toSorted((one, other) => dispensable.indexOf(one.type) - dispensable.indexOf(other.type))
    .slice(0, Math.max(0, listed.length - room))
  return listed.filter((destination) => !dropped.includes(destination)).slice(0, room)
}
