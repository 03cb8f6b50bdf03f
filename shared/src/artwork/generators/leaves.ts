import { repeat } from '../kit.ts'
import { mix } from '../tones.ts'
import type { Plane } from './generator.ts'

/** The colours of one leaf: its blade, and what is drawn on it. */
export interface LeafPaint {
  readonly leaf: string
  readonly mark: string
}

/** A leaf of length 100 that grows from its foot upwards; neighbours on the page differ in kind and colour. */
export const leafKinds: readonly ((paint: LeafPaint) => string)[] = [
  ({ leaf }) => `<path d="M0 0C34-26 30-74 0-100C-30-74-34-26 0 0Z" fill="${leaf}"/>`,
  ({ leaf, mark }) =>
    `<path d="M0 0C34-26 30-74 0-100C-30-74-34-26 0 0Z" fill="${leaf}"/><path d="M0 0C34-26 30-74 0-100Z" fill="${mark}"/>`,
  ({ leaf, mark }) =>
    `<path d="M0 0C34-26 30-74 0-100C-30-74-34-26 0 0Z" fill="${leaf}"/><path d="M0-6V-92M0-30L14-44M0-30L-14-44M0-52L14-66M0-52L-14-66" fill="none" stroke="${mark}" stroke-width="4"/>`,
  ({ leaf, mark }) =>
    `<path d="M0 0C8-8 24-8 26-20C14-22 32-32 32-42C18-42 32-60 26-66C14-62 22-82 0-100C-22-82-14-62-26-66C-32-60-18-42-32-42C-32-32-14-22-26-20C-24-8-8-8 0 0Z" fill="${leaf}"/><path d="M0-4V-84M0-34L16-46M0-34L-16-46" fill="none" stroke="${mark}" stroke-width="4"/>`,
  ({ leaf, mark }) =>
    `<path d="M0 0C40-22 40-70 0-100C-40-70-40-22 0 0Z" fill="${leaf}"/>${repeat(6, (at) => `<circle cx="${at % 2 === 0 ? -8 : 9}" cy="${-20 - at * 11}" r="3.4" fill="${mark}"/>`)}`,
]

/** Paints for leaves out of the palette, neighbours unlike each other. */
export const leafPaints = ({ colours }: Plane): readonly LeafPaint[] => {
  const { accent, support, ink, surface } = colours
  const deep = mix(accent, ink, 0.35)
  const warm = mix(support, accent, 0.3)
  return [
    { leaf: accent, mark: mix(accent, surface, 0.55) },
    { leaf: mix(support, ink, 0.12), mark: deep },
    { leaf: deep, mark: mix(accent, surface, 0.35) },
    { leaf: warm, mark: mix(warm, ink, 0.45) },
    { leaf: mix(accent, surface, 0.35), mark: deep },
  ]
}
