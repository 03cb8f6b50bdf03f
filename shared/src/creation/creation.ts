/** Specification 2: the stages of creating a website, in order, as a person reads them. */
export const creationStages = [
  'Checking link',
  'Importing',
  'Personalizing',
  'Organizing layouts',
  'Finishing touches',
] as const
export type CreationStage = (typeof creationStages)[number]
