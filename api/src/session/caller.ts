/** Whoever signed in, and by which session. */
export interface Caller {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly sessionId: string
  /** When they proved who they are; refreshing the session does not change it. */
  readonly authenticatedAt: Date
}
