/** The fixed words of a published page, in its language. */
export interface SiteStrings {
  readonly skipToContent: string
  readonly menu: string
  readonly requiredField: string
  readonly emailInvalid: string
}
