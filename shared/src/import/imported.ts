import * as z from 'zod/mini'
import type { OpeningHours } from '../business/opening-hours.ts'
import { isEmail } from '../email/email.ts'
import { hoursSchema } from '../field/value-schemas.ts'
import { tidyLine, tidyText } from '../generation/tidy-text.ts'
import { isPhone } from '../link/phone.ts'
import { isWebAddress, webAddressMaximum } from '../link/web-address.ts'
import { copiedPicturesMaximum, foundLengths, foundLimits } from './import-limits.ts'

const line = (maximum: number) => z.string().check(z.overwrite(tidyLine), z.maxLength(maximum))

const week: z.ZodMiniType<OpeningHours> = hoursSchema

/** A picture that its owner ticked: where it stands, and what is said of it. */
const pictureSchema = z.strictObject({
  url: z.string().check(z.maxLength(webAddressMaximum), z.refine(isWebAddress)),
  text: line(foundLengths.line),
})

/**
 * The facts that an owner ticked of those found at their link, of the kinds that the reader fills. Names, places and
 * sentences go with the answers of the same name.
 */
export const importedSchema = z.strictObject({
  phones: z.array(line(foundLengths.line).check(z.refine(isPhone))).check(z.maxLength(foundLimits.phones)),
  emails: z.array(line(foundLengths.line).check(z.refine(isEmail))).check(z.maxLength(foundLimits.emails)),
  streetAddress: line(foundLengths.line),
  postalCode: line(foundLengths.note),
  hours: week,
  offers: z
    .array(
      z.strictObject({
        name: line(foundLengths.line).check(z.minLength(1)),
        detail: z.string().check(z.overwrite(tidyText), z.maxLength(foundLengths.text)),
        price: line(foundLengths.price),
      }),
    )
    .check(z.maxLength(foundLimits.offers)),
  pictures: z.array(pictureSchema).check(z.maxLength(copiedPicturesMaximum)),
})

/** The facts that an owner ticked of those found at their link. */
export type Imported = z.infer<typeof importedSchema>
