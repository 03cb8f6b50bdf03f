/** Specification 2: the stages of creating a website, in order, as a person reads them. */
export const creationStages = [
  'Checking link',
  'Importing',
  'Personalizing',
  'Organizing layouts',
  'Finishing touches',
] as const
export type CreationStage = (typeof creationStages)[number]

/** Specification 9: how long each stage may take, in milliseconds. */
export const creationTimeoutsMs = {
  personalizing: 4500,
  organizingExtended: 8000,
  scrapeExtended: 8000,
} as const

/** Specification 3: what a website can be created from. */
export const linkKinds = ['Facebook', 'Generic', 'GitHub', 'Thumbtack', 'Yelp'] as const

/** Specification 9: how much of a page is read, and from where on an import counts as whole, in characters. */
export const scrapeLimits = { partialBelow: 5000, maximum: 7500 } as const

/** Specification 8: what an import can end with. */
export const importTexts = {
  nothing: 'No content was imported from your supplied link',
  little: 'Imported minimal content from your supplied link',
} as const
