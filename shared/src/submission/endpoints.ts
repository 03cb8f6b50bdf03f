/** The forms of published websites, on their own origin: pages post to them and are answered by pages. */
export const sendFormPath = '/f/:websiteId/:sectionId'

/** One subscription to a newsletter, by the secret of its mail: opened it asks, posted to it counts. */
export const subscriptionPath = '/n/:token'

/** Takes an address off the list. */
export const leaveListPath = `${subscriptionPath}/leave` as const
