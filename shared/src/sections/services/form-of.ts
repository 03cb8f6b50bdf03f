import type { SectionOf } from '../../draft/content.ts'
import type { FamilyId } from '../../theme/family-ids.ts'
import type { Tone } from '../../tone/tone.ts'
import { servicesSection } from './section.ts'

type Services = SectionOf<'Services'>

/** Families whose lines are broad enough for boards from edge to edge. */
const boarded: readonly FamilyId[] = ['workshop', 'counter', 'poster', 'studio', 'press']

/** 'from £85' is a figure to remember, where '£85' is a line of a menu. */
const beginning = /^(?:from|ab|à partir|dès|desde|da|a partire)\b|から|부터/iu

interface Wearer {
  readonly family: FamilyId
  readonly tone: Tone | undefined
}

const wanted = ({ items }: Services, { family, tone }: Wearer): readonly string[] => {
  if (items.some(({ pricing }) => pricing !== '')) {
    const areFigures = items.length <= 2 || items.every(({ pricing }) => beginning.test(pricing))
    return areFigures && tone !== 'solemn' ? ['figures', 'prices'] : ['prices']
  }
  const isBoarded = tone === 'plain-spoken' && boarded.includes(family)
  return isBoarded ? ['boards', 'index'] : ['index']
}

/** The form that the owner's own facts ask for: a menu, figures, boards or names; 'auto' where the family decides. */
export const formOf = (section: Services, wearer: Wearer): string => {
  const isTheirs = section.items.length > 0 && section.items.every(({ sample }) => !sample)
  const isBare = isTheirs && section.items.every(({ image }) => image === null)
  if (!isBare) return 'auto'
  const { layouts } = servicesSection
  const suits = (id: string) => layouts.find((layout) => layout.id === id)?.suits(section, nobody) ?? false
  return wanted(section, wearer).find(suits) ?? 'auto'
}

const nobody = { name: '', phone: '', hours: {}, streetAddress: '', location: '', serviceArea: '' }
