/** The ways our own artwork is drawn: painted scene, ink drawing, wall of tiles, layered hills, quiet pattern, texture without things. */
export const artworkStyles = ['scene', 'line', 'tiles', 'hills', 'pattern', 'texture'] as const

/** One way of drawing. */
export type ArtworkStyle = (typeof artworkStyles)[number]
