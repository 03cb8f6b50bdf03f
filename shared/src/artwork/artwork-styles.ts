/** The ways our own artwork is drawn. */
export const artworkStyles = ['scene', 'line', 'tiles', 'hills', 'pattern'] as const
export type ArtworkStyle = (typeof artworkStyles)[number]
