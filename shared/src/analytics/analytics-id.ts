import type { Problem } from '../problem/problem.ts'

/** Specification 5: shown in G- or GTM- form. */
export const invalidAnalyticsId: Problem = {
  code: 'settings.analytics-id',
  status: 400,
  text: 'Measurement ID required',
  field: 'analyticsId',
}

/** A Tag Manager container runs scripts beside the forms of a page: whose it is, the owner of the website says. */
export const containerIsOwners: Problem = {
  code: 'analytics.container-owner-only',
  status: 403,
  text: 'Only the owner can publish with a new Tag Manager container.',
  field: 'analyticsId',
}

/** Specification 9: an analytics change takes up to 24 hours to show. */
export const analyticsDelayHours = 24

/** Specification 9: the longest measurement id. */
export const analyticsIdMaximum = 16

/** Whether a text is a Google Analytics or Tag Manager id; an empty one means none and is fine. */
export const isAnalyticsId = (id: string): boolean =>
  id.length <= analyticsIdMaximum && /^((G|GTM)-[A-Z\d]{4,})?$/.test(id)

/**
 * The id that a published page counts with once its visitor agrees; '' where it counts nothing. A Tag Manager id runs
 * its owner's scripts, so it counts on no origin that websites share.
 */
export const countedId = ({ analyticsId, cookieBanner }: CountedBy): string =>
  cookieBanner && isAnalyticsId(analyticsId) && analyticsId.startsWith('G-') ? analyticsId : ''

/**
 * The Tag Manager container that a published page loads once its visitor agrees, at a domain of its owner's alone; '' where
 * there is none.
 */
export const containerId = ({ analyticsId, cookieBanner }: CountedBy): string =>
  cookieBanner && isAnalyticsId(analyticsId) && analyticsId.startsWith('GTM-') ? analyticsId : ''

interface CountedBy {
  readonly analyticsId: string
  readonly cookieBanner: boolean
}
