/** Why the server closes a socket; the codes are permanent. */
export const syncClose = {
  restarting: { code: 1012, reason: 'restarting' },
  tooBig: { code: 1009, reason: 'too-big' },
  unauthorized: { code: 4401, reason: 'unauthorized' },
  noAccess: { code: 4403, reason: 'no-access' },
  stalled: { code: 4408, reason: 'stalled' },
  /** What no client of ours sends: text, a frame that cannot be read, or updates that were refused again and again. */
  text: { code: 4422, reason: 'text-frame' },
  malformed: { code: 4422, reason: 'malformed' },
  invalid: { code: 4422, reason: 'invalid' },
  flooding: { code: 4429, reason: 'flooding' },
} as const

/** One way a socket is closed. */
export type SyncClose = (typeof syncClose)[keyof typeof syncClose]

/** Why the server refuses to open a draft, beside an older epoch (`staleReason`). */
export const syncRefusals = [
  'bad-token',
  'ticket',
  'no-access',
  'outdated',
  'too-many',
  'try-again',
  'damaged',
] as const

/** One reason a draft is not opened. */
export type SyncRefusal = (typeof syncRefusals)[number]
