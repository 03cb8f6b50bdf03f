import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { Field } from '@shingle/shared/field/field.ts'
import { asListed } from '@shingle/shared/navigation/navigating-section.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { idleFields } from '@shingle/shared/sections/idle-fields.ts'
import { shownLayout } from '@shingle/shared/sections/layout-of.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { Undo2 } from 'lucide-react'
import { lazy } from 'react'
import { useBusiness, useSection } from '../../replica/use-draft.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { showMode } from '../base/designer-mode.ts'
import { type ItemPlace, useDesigner } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { pictureListOf } from '../base/draft/picture-list.ts'
import { addressKey } from '../base/draft/place.ts'
import { LatePart } from '../base/late-part.tsx'
import { useCanvasPage, useLook } from '../base/page/page-provider.tsx'
import { FieldForm } from '../fields/field-form.tsx'
import { HiddenNotice } from '../inspector/hidden-notice.tsx'
import { ItemInspector } from '../inspector/item-inspector.tsx'
import { useKeptPlace } from '../inspector/use-kept-place.ts'
import { useUndo } from '../toolbar/use-undo.ts'
import { PageInSmall } from './page-in-small.tsx'
import styles from './phone.module.css'
import { PhoneBar } from './phone-bar.tsx'
import { PictureTiles } from './picture-tiles.tsx'
import { useLeftBlank } from './use-left-blank.ts'

const WordHelp = lazy(async () => ({ default: (await import('../words/words-parts.ts')).WordHelp }))

interface SectionPartProps {
  id: string
  item: ItemPlace | undefined
  onBack: () => void
}

/** The words, pictures and facts of a section, or of one item of it, with the page above as it becomes. */
export const SectionPart = ({ id, item, onBack }: SectionPartProps) => {
  const stored = useSection(id)
  const { anchors } = useCanvasPage()
  const canEdit = useCanEdit()
  const help = useDesigner((state) => state.help)
  const place = useKeptPlace({ section: id, item })
  useLeftBlank(id, item)
  if (!stored)
    return (
      <>
        <PhoneBar title="No longer here" onBack={onBack} />
        <p className={styles.note}>This part of the page was removed.</p>
      </>
    )
  const section = asListed(stored, anchors)
  return (
    <>
      <PhoneBar title={sectionTitle(section)} onBack={onBack} />
      <Strip section={id} />
      <main className={styles.scroll} {...place}>
        <fieldset className={styles.fields} disabled={!canEdit}>
          {section.hidden && <HiddenNotice id={id} />}
          {item ? (
            <ItemInspector key={item.item} section={section} place={item} />
          ) : (
            <SectionWords section={section} />
          )}
        </fieldset>
      </main>
      {help?.on === 'text' && (
        <LatePart>
          <WordHelp key={addressKey(help.at)} at={help.at} />
        </LatePart>
      )}
    </>
  )
}

/** The page where the section is, and the step back. */
const Strip = ({ section }: { section: string }) => {
  const { undo, canUndo } = useUndo()
  return (
    <div className={styles.strip}>
      <button type="button" aria-label="See the whole page" onClick={() => showMode('preview')}>
        <PageInSmall width={104} height={76} section={section} />
      </button>
      <p>
        <b>On the page, as you type.</b> Tap it to see it whole.
      </p>
      <IconButton label="Undo" disabled={!canUndo} onClick={undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** What the look of a section is made of; that wants a larger screen, and so does code. */
const ofLook: readonly Field['kind'][] = ['choice', 'colour', 'number', 'long']

const SectionWords = ({ section }: { section: AnySection }) => {
  const look = useLook()
  const business = useBusiness()
  const fields = findDefinition(section.type)?.fields ?? {}
  const idle = idleFields(section.type, shownLayout(section, look, { business }))
  const names = Object.entries(fields)
    .filter(([name, { kind }]) => !ofLook.includes(kind) && !idle.includes(name))
    .map(([name]) => name)
  const form = { fields, values: section, place: { in: 'section', section: section.id } } as const
  const pictures = pictureListOf(section)
  const at = names.indexOf(pictures?.list ?? '')
  return (
    <div className={styles.form}>
      {names.length === 0 && <p>This part is changed on a larger screen.</p>}
      <FieldForm {...form} only={at < 0 ? names : names.slice(0, at)} />
      {pictures && at >= 0 && <PictureTiles key={section.id} section={section} pictures={pictures} />}
      {at >= 0 && <FieldForm {...form} only={names.slice(at + 1)} />}
    </div>
  )
}
