import { businessFields } from '@shingle/shared/business/business.ts'
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { themeFields } from '@shingle/shared/theme/theme.ts'
import { Palette, Settings } from 'lucide-react'
import { otherWordsOfField, otherWordsOfTheme } from '../../../help/other-words.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import type { DesignerMode } from '../../base/designer-mode.ts'
import { addressKey } from '../../base/draft/place.ts'
import { showField } from '../../base/show-field.ts'
import { chapterOfFact, chapterOfSetting } from '../../settings/chapter-of-field.ts'
import { type ChapterId, chapters } from '../../settings/chapters.ts'
import { showChapter } from '../../settings/show-chapter.ts'
import type { Command } from './command.ts'
import { sectionFieldCommands } from './section-field-commands.tsx'
import { showThemeField } from './show-theme-field.ts'
import { shownFields } from './shown-fields.ts'

interface Sought {
  readonly place: 'settings' | 'business'
  readonly name: string
  readonly label: string
}

const inChapter = ({ place, name, label }: Sought, chapter: ChapterId): Command => {
  const group = chapters.find(({ id }) => id === chapter)?.title ?? 'Settings'
  return {
    ...{ id: `${place}:${name}`, name: label, group, icon: <Settings /> },
    isSought: true,
    otherWords: otherWordsOfField(name),
    run: () => {
      showChapter(chapter)
      showField(addressKey({ in: place, field: name }))
    },
  }
}

const settingsCommands = (): readonly Command[] => [
  ...shownFields(settingsFields).map(([name, { label }]) =>
    inChapter({ place: 'settings', name, label }, chapterOfSetting(name)),
  ),
  ...shownFields(businessFields).map(([name, { label }]) =>
    inChapter({ place: 'business', name, label }, chapterOfFact(name)),
  ),
]

const themeChoices = [
  ...shownFields(themeFields).map(([name, { label }]) => [name, label] as const),
  ['palette', 'Palette'] as const,
]

const themeCommands = (setMode: (mode: DesignerMode) => void): readonly Command[] =>
  themeChoices.map(([name, label]) => ({
    id: `theme:${name}`,
    name: label,
    group: 'Theme',
    icon: <Palette />,
    isSought: true,
    otherWords: otherWordsOfTheme(name),
    run: () => {
      setMode('theme')
      showThemeField(name)
    },
  }))

/** Every field, setting and choice of look, by its name or by what people call it. */
export const fieldCommands = (
  view: Pick<OpenDraft['view'], 'sectionIds' | 'section'>,
  setMode: (mode: DesignerMode) => void,
): readonly Command[] => [
  ...settingsCommands(),
  ...themeCommands(setMode),
  ...sectionFieldCommands(view, setMode),
]
