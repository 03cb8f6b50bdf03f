import type { ItemField } from '@shingle/shared/field/field.ts'
import { fillChoice, fillColour, fillFlag, fillNumber } from './fill-choice.ts'
import { fillHours, fillSpecialDays } from './fill-hours.ts'
import { fillImage } from './fill-image.ts'
import { fillButton, fillLink } from './fill-link.ts'
import { fillRich, fillText } from './fill-words.ts'
import type { Form } from './form.ts'

/** Fills the control of a field of any kind but a list, and answers the value that the form then shows. */
export const fillControl = (form: Form, field: ItemField): Promise<unknown> => {
  switch (field.kind) {
    case 'text':
    case 'long':
      return fillText(form, field)
    case 'rich':
      return fillRich(form, field)
    case 'choice':
      return fillChoice(form, field)
    case 'flag':
      return fillFlag(form, field)
    case 'number':
      return fillNumber(form, field)
    case 'colour':
      return fillColour(form, field)
    case 'image':
      return fillImage(form, field)
    case 'link':
      return fillLink(form, field)
    case 'button':
      return fillButton(form, field)
    case 'hours':
      return fillHours(form, field)
    case 'sample':
      throw new Error('Nobody types into what is marked as ours')
    case 'special-days':
      return fillSpecialDays(form, field)
  }
}
