import type { AnySection, SectionOf } from '../draft/content.ts'
import type { Doing } from '../side-page/doings.ts'
import type { SectionType } from './sections.ts'

/** What a section does with what it learns of visitors, which the privacy page tells. */
export interface SectionDoing<T extends SectionType> {
  of(section: SectionOf<T>): Doing | undefined
}

/** The same as seen by code that handles sections of any type. */
export interface AnySectionDoing {
  of(section: AnySection): Doing | undefined
}
