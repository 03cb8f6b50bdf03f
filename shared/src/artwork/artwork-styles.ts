/** The ways our own artwork is drawn: painted scene, ink drawing, wall of tiles, layered hills, quiet texture. */
export const artworkStyles = ['scene', 'line', 'tiles', 'hills', 'pattern'] as const

/** One way of drawing. */
export type ArtworkStyle = (typeof artworkStyles)[number]
