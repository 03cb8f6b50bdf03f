import type { GallerySection } from './fields.ts'

/** Whether each of a few pictures has a short name. */
export const areNamed = ({ items }: GallerySection): boolean =>
  items.length >= 2 &&
  items.length <= 6 &&
  items.every(({ caption }) => caption !== '' && caption.length <= 24)

/** Asks for a number of pictures. */
export const hasAtLeast = (count: number) => (section: GallerySection) => section.items.length >= count
