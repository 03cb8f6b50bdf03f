import type { AnySection } from '@shingle/shared/draft/content.ts'
import { alignmentFieldIn } from '@shingle/shared/sections/alignment-field.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { frameFields, type Surface, surfaces } from '@shingle/shared/sections/frame.ts'
import { alignmentIn } from '@shingle/shared/sections/layout-alignments.ts'
import { shownLayout } from '@shingle/shared/sections/layout-of.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import { RadioGroup } from 'radix-ui'
import { memo } from 'react'
import { useBusiness } from '../../replica/use-draft.ts'
import { useEdits } from '../base/draft/editing.ts'
import { addressKey } from '../base/draft/place.ts'
import { useCanvasPage, useLook } from '../base/page/page-provider.tsx'
import { FieldForm } from '../fields/field-form.tsx'
import { optionWords } from '../fields/option-words.ts'
import styles from './inspector.module.css'
import { LinkInHeader } from './link-in-header.tsx'

const plainGround = ['fill', 'background'] as const
const pictureGround = [...plainGround, 'overlay'] as const

/** What every section has: its ground, its alignment, the size of its heading and its link in the header. */
export const FrameGroups = ({ section }: { section: AnySection }) => {
  const definition = findDefinition(section.type)
  const place = { in: 'section', section: section.id } as const
  const isEdge = definition?.required ?? false
  const liesOnPicture = section.background !== null || definition?.liesOnPicture
  return (
    <>
      <div className={styles.group}>
        <h3>Background</h3>
        <Grounds section={section} />
        <FieldForm
          fields={frameFields}
          values={section}
          place={place}
          only={liesOnPicture ? pictureGround : plainGround}
        />
      </div>
      {!isEdge && (
        <div className={styles.group}>
          <AlignmentForm section={section} />
          {definition?.headerLinkAllowed && <LinkInHeader section={section} />}
        </div>
      )}
    </>
  )
}

/** Where the words lie, as far as the layout leaves it open, and how large the heading is. */
const AlignmentForm = ({ section }: { section: AnySection }) => {
  const look = useLook()
  const business = useBusiness()
  const layout = shownLayout(section, look, { business })
  const field = alignmentFieldIn(layout)
  const alignment = alignmentIn(layout, section)
  return (
    <FieldForm
      fields={{ ...frameFields, alignment: field }}
      values={alignment === section.alignment ? section : { ...section, alignment }}
      place={{ in: 'section', section: section.id }}
      only={field.options.length > 1 ? ['alignment', 'headingSize'] : ['headingSize']}
    />
  )
}

/** The five grounds of the palette, and the one the page's rhythm would give. */
const Grounds = ({ section }: { section: AnySection }) => {
  const place = useCanvasPage().places.get(section.id)
  return <GroundChoice id={section.id} chosen={section.surface} given={place?.surface ?? 'plain'} />
}

interface GroundChoiceProps {
  /** Of the section. */
  id: string
  chosen: Surface
  given: keyof Look['surfaces']
}

/** Apart from where the section stands: moving it renders the choice only when it comes to another ground. */
const GroundChoice = memo(function GroundChoice({ id, chosen, given }: GroundChoiceProps) {
  const edits = useEdits()
  const look = useLook()
  const at = { in: 'section', section: id, field: 'surface' } as const
  const choose = (surface: string) => edits.setField(at, surface)
  const groundOf = (surface: Surface) => look.surfaces[surface === 'auto' ? given : surface]
  return (
    <RadioGroup.Root
      className={styles.grounds}
      data-form-field={addressKey(at)}
      aria-label="Background"
      value={chosen}
      onValueChange={choose}
    >
      {surfaces.map((surface) => (
        <RadioGroup.Item
          key={surface}
          value={surface}
          className={styles.ground}
          aria-label={optionWords(surface)}
          title={surface === 'auto' ? 'As the page needs it' : optionWords(surface)}
          style={{ background: groundOf(surface).surface, color: groundOf(surface).ink }}
        >
          {surface === 'auto' ? 'Auto' : ''}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
})
