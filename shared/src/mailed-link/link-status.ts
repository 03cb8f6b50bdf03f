/** What opening a mailed link can answer. */
export const linkStatuses = ['Success', 'ExpiredLink', 'OtherBrowser'] as const
