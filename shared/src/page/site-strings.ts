/** The fixed words of a published page, in its language. */
export interface SiteStrings {
  readonly skipToContent: string
  readonly menu: string
  readonly requiredField: string
  readonly emailInvalid: string
  readonly leaveEmpty: string
  readonly name: string
  readonly email: string
  readonly message: string
  readonly phone: string
  readonly address: string
  readonly serviceArea: string
  readonly hours: string
  /** What all seven days are called together. */
  readonly everyDay: string
  readonly closed: string
  readonly allDay: string
  readonly play: string
  readonly embedTitle: string
  readonly madeWith: string
  readonly report: string
  readonly sample: string
  readonly addPhoto: string
  readonly gallery: string
}
