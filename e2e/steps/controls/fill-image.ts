import { expect } from '@playwright/test'
import type { ImageField } from '@shingle/shared/field/field.ts'
import { altTextMaximum, cropperRotation, cropperZoom } from '@shingle/shared/image/image-limits.ts'
import { imageFrames, pictureDecorFrames } from '@shingle/shared/image/image-value.ts'
import { fillChoice, fillNumber } from './fill-choice.ts'
import { fillLimited } from './fill-words.ts'
import { claim, type Form, unfilled, words } from './form.ts'

const lastOf = <O extends string>(label: string, options: readonly [O, ...O[]]) =>
  ({ kind: 'choice', label, options, initial: options[0] }) as const

/** A picture of ours, set to the edge of everything that its dialog offers. */
export const fillImage = async ({ root, document }: Form, field: ImageField): Promise<unknown> => {
  const name = field.label.toLowerCase()
  const place = root.getByRole('button', { name: new RegExp(`^(Change|Choose) ${name}$`) })
  await place.click()
  const dialog = document.getByRole('dialog')
  const form = { root: dialog, document }
  await claim(dialog.getByRole('radiogroup', { name: 'Source' }))
  await dialog.getByText('Artwork', { exact: true }).click()
  await claim(dialog.getByLabel('Drawings for'))
  await dialog.locator('button[aria-pressed]:has(img)').first().click()
  const alt = await fillLimited(dialog.getByLabel('Alt text', { exact: true }), words(altTextMaximum))
  const frames = dialog.getByRole('group', { name: 'Frame' }).getByRole('button')
  await expect(frames).toHaveCount(imageFrames.length)
  await frames.last().click()
  const slider = (label: string, bounds: { minimum: number; maximum: number }) =>
    fillNumber(form, { kind: 'number', label, ...bounds, step: 1, initial: bounds.minimum })
  const zoom = await slider('Zoom', cropperZoom)
  const rotation = await slider('Rotation', cropperRotation)
  const decorFrame = await fillChoice(form, lastOf('Decor frame', pictureDecorFrames))
  const fit = await fillChoice(form, lastOf('Fit', ['cover', 'contain']))
  await dialog.getByRole('button', { name: /^The spot that stays visible/ }).press('ArrowLeft')
  expect(await unfilled(dialog)).toEqual([])
  await dialog.getByRole('button', { name: 'Use image' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(place.locator('..').getByText(alt)).toBeVisible()
  return { alt, frame: imageFrames.at(-1), zoom, rotation, decorFrame, fit }
}
