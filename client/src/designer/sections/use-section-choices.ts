import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { useMemo } from 'react'

import { useDraft, useSectionIds } from '../../replica/use-draft.ts'

export interface SectionChoice {
  id: string
  title: string
}

/** The sections a link can lead to, by name; equal names are told apart by their place. */
export const useSectionChoices = (): readonly SectionChoice[] => {
  const { view } = useDraft()
  const ids = useSectionIds()
  return useMemo(() => {
    const choices = ids.flatMap((id) => {
      const section = view.section(id)
      return section ? [{ id, title: sectionTitle(section) }] : []
    })
    return choices.map((choice) => {
      const alike = choices.filter(({ title }) => title === choice.title)
      return alike.length > 1 ? { ...choice, title: `${choice.title} ${alike.indexOf(choice) + 1}` } : choice
    })
  }, [ids, view])
}

/** What a section is called, by its id; '' for one that is gone. */
export const useSectionTitle = (): ((id: string) => string) => {
  const choices = useSectionChoices()
  return (id) => choices.find((choice) => choice.id === id)?.title ?? ''
}
