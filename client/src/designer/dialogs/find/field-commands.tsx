import { businessFields } from '@shingle/shared/business/business.ts'
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import type { Fields } from '@shingle/shared/field/field.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { themeFields } from '@shingle/shared/theme/theme.ts'
import { Palette, Settings } from 'lucide-react'
import type { OpenDraft } from '../../../replica/draft.ts'
import type { DesignerMode } from '../../base/designer-mode.ts'
import { select } from '../../base/designer-store.ts'
import { addressKey } from '../../base/draft/place.ts'
import { showField } from '../../base/show-field.ts'
import { SectionIcon } from '../../sections/section-icon.tsx'
import { chapterOfFact, chapterOfSetting } from '../../settings/chapter-of-field.ts'
import { type ChapterId, chapters } from '../../settings/chapters.ts'
import { showChapter } from '../../settings/show-chapter.ts'
import type { Command } from './command.ts'
import { isFieldMeant, isThemeMeant } from './other-words.ts'

type SetMode = (mode: DesignerMode) => void
type View = Pick<OpenDraft['view'], 'sectionIds' | 'section'>

const shown = (fields: Fields): readonly (readonly [name: string, label: string])[] =>
  Object.entries(fields).flatMap(([name, { internal, label }]) => (internal ? [] : [[name, label] as const]))

interface Sought {
  readonly place: 'settings' | 'business'
  readonly name: string
  readonly label: string
}

const inChapter = ({ place, name, label }: Sought, chapter: ChapterId): Command => ({
  id: `${place}:${name}`,
  name: label,
  group: chapters.find(({ id }) => id === chapter)?.title ?? 'Settings',
  icon: <Settings />,
  isSought: true,
  isMeant: (typed) => isFieldMeant(name, typed),
  run: () => {
    showChapter(chapter)
    showField(addressKey({ in: place, field: name }))
  },
})

const settingsCommands = (): readonly Command[] => [
  ...shown(settingsFields).map(([name, label]) =>
    inChapter({ place: 'settings', name, label }, chapterOfSetting(name)),
  ),
  ...shown(businessFields).map(([name, label]) =>
    inChapter({ place: 'business', name, label }, chapterOfFact(name)),
  ),
]

const themeCommands = (setMode: SetMode): readonly Command[] =>
  [...shown(themeFields), ['palette', 'Palette'] as const].map(([name, label]) => ({
    id: `theme:${name}`,
    name: label,
    group: 'Theme',
    icon: <Palette />,
    isSought: true,
    isMeant: (typed) => isThemeMeant(name, typed),
    run: () => setMode('theme'),
  }))

const sectionCommands = (view: View, setMode: SetMode): readonly Command[] =>
  view.sectionIds().flatMap((id) => {
    const section = view.section(id)
    const definition = findDefinition(section?.type)
    if (!section || !definition) return []
    return shown(fieldsOf(definition)).map(
      ([name, label]): Command => ({
        id: `${id}/${name}`,
        name: label,
        group: sectionTitle(section),
        icon: <SectionIcon type={section.type} />,
        isSought: true,
        isMeant: (typed) => isFieldMeant(name, typed),
        run: () => {
          setMode('sections')
          select({ section: id })
          showField(addressKey({ in: 'section', section: id, field: name }))
        },
      }),
    )
  })

/** Every field, setting and choice of look, by its name or by what people call it. */
export const fieldCommands = (view: View, setMode: SetMode): readonly Command[] => [
  ...settingsCommands(),
  ...themeCommands(setMode),
  ...sectionCommands(view, setMode),
]
