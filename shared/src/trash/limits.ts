import { handleReservationMs, handlesReservedOfAccount } from '../handle/reservation.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How long a deleted website waits in the trash: as long as its address is kept for its owner. */
export const trashLifetimeMs = handleReservationMs

/** The same in days. */
export const trashLifetimeDays = trashLifetimeMs / dayMs

/** How many websites an account's trash holds: as many as it has addresses kept. */
export const trashMaximum = handlesReservedOfAccount

/** When a website that is in the trash since a date goes for good. */
export const goneAt = (trashedAt: Date): Date => new Date(trashedAt.getTime() + trashLifetimeMs)

/** How many days are left until a date, a day begun counting whole. */
export const daysLeft = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / dayMs))
