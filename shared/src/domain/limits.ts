const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Specification 4: how long the records are waited for, and then the certificate. */
export const connectingHours = 48

/** The same in milliseconds. */
export const connectingMs = connectingHours * hourMs

/** Specification 9: a certificate is usually there sooner than this; later it is said to be delayed. */
export const certificateUsuallyMs = hourMs

/** Specification 9: whoever disconnects a domain that was changed last longer ago than this is told by mail. */
export const disconnectMailAfterMs = 7 * dayMs

/** How long a connected domain may lead elsewhere, or prove nothing, until it is served no more (T35). */
export const mayLeadElsewhereMs = 3 * dayMs

/**
 * How long whoever proves a domain waits for another account that has it: as long as they have for their records, as long
 * as the other may go without its own, and a day for it to be seen.
 */
export const mayBeHeldMs = connectingMs + mayLeadElsewhereMs + dayMs

/** How long a connected domain may have no certificate, as while somebody in front begins anew, until it is said to have none. */
export const mayLackCertificateMs = 10 * minuteMs

/** How often a connected domain is looked at. */
export const connectedLookMs = dayMs

/** For how long a domain has to be connected before browsers are told to ask by https alone. */
export const strictTransportAfterMs = dayMs

/** How many domains one account may have, connected or not. */
export const domainsMaximum = 10

/** How many milliseconds until the next look at a domain that was begun so long ago: the longer, the more. */
export const nextLookMs = (sinceMs: number): number => {
  if (sinceMs < 10 * minuteMs) return minuteMs
  if (sinceMs < 2 * hourMs) return 5 * minuteMs
  return sinceMs < 12 * hourMs ? 15 * minuteMs : hourMs
}

/** How many of a domain's name servers are named. */
export const nameServersMaximum = 12
