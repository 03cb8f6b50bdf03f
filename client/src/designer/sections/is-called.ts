import { offers } from '@shingle/shared/sections/offers.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'

/** Whether a search for these letters means a type of section by another name. */
export const isCalled = (type: SectionType, typed: string): boolean => {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && ` ${offers[type].alsoCalled ?? ''}`.includes(` ${wanted}`)
}
