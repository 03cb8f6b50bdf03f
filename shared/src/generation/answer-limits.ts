import { businessLimits } from '../business/business.ts'

/** Specification 5 and 9: lengths of the answers. */
export const answerLimits = {
  businessName: businessLimits.name,
  businessActivities: businessLimits.description,
  businessLocation: businessLimits.location,
  choice: 80,
  sections: 30,
  corrections: 40,
} as const
