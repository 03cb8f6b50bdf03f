import { expect } from '@playwright/test'
import type { ChoiceField, ColourField, FlagField, NumberField } from '@shingle/shared/field/field.ts'
import { claim, type Form, startingWith } from './form.ts'

/** The last option of a list, of buttons side by side or of a sheet of icons; all options must be there. */
export const fillChoice = async (form: Form, field: ChoiceField): Promise<unknown> => {
  const last = field.options.length - 1
  if (field.icons) return fillIcon(form, field)
  const { root } = form
  const list = root.getByRole('combobox', { name: field.label, exact: true })
  const group = root.getByRole('radiogroup', { name: field.label, exact: true })
  const control = list.or(group)
  await claim(control)
  if ((await list.count()) === 1) {
    const offered = await list
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
    expect(offered).toEqual(field.options)
    await list.selectOption({ index: last })
    return list.inputValue()
  }
  const options = group.getByRole('radio')
  await expect(options).toHaveCount(field.options.length)
  await options.nth(last).check({ force: true })
  await expect(options.nth(last)).toBeChecked()
  return field.options[last]
}

const fillIcon = async ({ root, document }: Form, field: ChoiceField): Promise<unknown> => {
  const last = field.options.length - 1
  await root.getByRole('button', { name: startingWith(field.label) }).click()
  const icons = document.getByRole('radiogroup', { name: field.label }).getByRole('radio')
  await expect(icons).toHaveCount(field.options.length)
  await icons.nth(last).click({ force: true })
  await expect(icons).toHaveCount(0)
  return field.options[last]
}

/** The other way from how it starts; what nobody can have yet stays. */
export const fillFlag = async ({ root }: Form, field: FlagField): Promise<unknown> => {
  const control = root.getByRole('switch', { name: startingWith(field.label) })
  await claim(control)
  if (field.unavailable !== undefined) {
    await expect(control).toBeDisabled()
    return field.initial
  }
  await control.setChecked(!field.initial)
  await expect(control).toBeChecked({ checked: !field.initial })
  return !field.initial
}

/** The most, and one step more. */
export const fillNumber = async ({ root }: Form, field: NumberField): Promise<unknown> => {
  const control = root.getByRole('slider', { name: startingWith(field.label) })
  await claim(control)
  await control.fill(String(field.minimum))
  await control.press('ArrowLeft')
  await expect(control).toHaveValue(String(field.minimum))
  await control.fill(String(field.maximum))
  await control.press('ArrowRight')
  await expect(control).toHaveValue(String(field.maximum))
  return field.maximum
}

/** A colour by its digits, one too many first. */
export const fillColour = async ({ root, document }: Form, field: ColourField): Promise<unknown> => {
  const swatch = root.getByRole('button', { name: new RegExp(`^${field.label} ?(#|As the theme)`) })
  await swatch.click()
  const digits = document.getByRole('textbox', { name: `${field.label}, hex` })
  await digits.fill('#12ab34c')
  await expect(document.getByText('Invalid hex color code')).toBeVisible()
  await digits.fill('#12ab34')
  await digits.press('Escape')
  await expect(digits).toHaveCount(0)
  await expect(swatch).toContainText('#12ab34')
  return '#12ab34'
}
