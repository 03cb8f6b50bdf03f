import type { GallerySection } from './fields.ts'

/** Asks for a number of pictures. */
export const hasAtLeast = (count: number) => (section: GallerySection) => section.items.length >= count
