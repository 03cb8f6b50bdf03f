import { isLocalOrStaging } from '../origins/origins.ts'

/** Specification 9: websites per user. */
export const websiteLimits = { owned: 5, ownedOnLocalOrStaging: 10 } as const

/** How many websites of its own, and how many of others, an account's list shows. */
export const listedWebsitesMaximum = 100

/** How many websites one user may own on the deployment that answers at `appOrigin`. */
export const ownedLimit = (appOrigin: string): number =>
  isLocalOrStaging(appOrigin) ? websiteLimits.ownedOnLocalOrStaging : websiteLimits.owned

/** How long an account is new: search engines are asked to list nothing that it publishes meanwhile. */
export const newAccountMs = 24 * 60 * 60_000

/** How long publishing waits for the last edits to become durable. */
export const publishPatienceMs = 5000
