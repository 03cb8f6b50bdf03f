/** An authority, or our own budget with it, takes no order before a time. */
export class AuthorityBusy extends Error {
  override name = 'AuthorityBusy'
  readonly until: Date
  /** Whether the wait is about the names of the order alone, and any other may be ordered. */
  readonly isOfNames: boolean

  constructor(reason: string, { until, isOfNames }: { readonly until: Date; readonly isOfNames: boolean }) {
    super(reason)
    this.until = until
    this.isOfNames = isOfNames
  }
}
