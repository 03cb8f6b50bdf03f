import type { Problem } from '../problem/problem.ts'

/** Specification 5: shown in G- or GTM- form. */
export const invalidAnalyticsId: Problem = {
  code: 'settings.analytics-id',
  status: 400,
  text: 'Measurement ID required',
  field: 'analyticsId',
}

/** Specification 9: an analytics change takes up to 24 hours to show. */
export const analyticsDelayHours = 24

/** Whether a text is a Google Analytics or Tag Manager id; an empty one means none and is fine. */
export const isAnalyticsId = (id: string): boolean => id === '' || /^(G|GTM)-[A-Z\d]{4,12}$/.test(id)
