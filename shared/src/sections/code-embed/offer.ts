import type { SectionOffer } from '../offer.ts'

/** What the owner is told of the Code Embed section. */
export const codeEmbedOffer: SectionOffer = {
  purpose: 'A widget of another service, kept in a frame of its own.',
  layouts: {
    standard: { place: 1, advice: 'Fits most content.', sketch: '' },
  },
  alsoCalled: 'html widget script map',
}
