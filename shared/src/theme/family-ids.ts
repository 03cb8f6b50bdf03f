/** The theme families: each a whole voice of type, space, edges, surfaces and heroes. */
export const familyIds = [
  'workshop',
  'clinic',
  'atelier',
  'counter',
  'field',
  'ledger',
  'poster',
  'hearth',
  'studio',
  'press',
] as const
export type FamilyId = (typeof familyIds)[number]

/** Specification 3: preset styles; each family belongs to one. */
export const presetStyles = ['Common', 'CommonAlt', 'Geometric', 'Elegant', 'Fun'] as const
export type PresetStyle = (typeof presetStyles)[number]
