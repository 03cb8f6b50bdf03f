/** One thing that people ask, in the words that they see on the screen. */
export interface Help {
  /** Where it stands on the support page, behind the `#`. */
  readonly id: string
  readonly title: string
  /** A paragraph, or steps one after the other. */
  readonly answer: string | readonly string[]
}
