import { type LinkValue, noLink } from './link-value.ts'

/** A button: its label (at most 28 characters, specification 9) and where it leads. An empty label shows no button. */
export interface ButtonValue {
  readonly label: string
  readonly link: LinkValue
}

/** Specification 9: button labels. */
export const buttonLabelMaximum = 28

/** A button that is not shown. */
export const noButton: ButtonValue = { label: '', link: noLink }
