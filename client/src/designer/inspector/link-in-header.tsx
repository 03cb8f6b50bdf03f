import type { AnySection } from '@shingle/shared/draft/content.ts'
import { isNavigating } from '@shingle/shared/navigation/navigating-section.ts'
import { followsSections } from '@shingle/shared/navigation/navigation.ts'
import { frameFields } from '@shingle/shared/sections/frame.ts'
import { headerLimits } from '@shingle/shared/sections/header/fields.ts'
import { useSection, useSectionIds } from '../../replica/use-draft.ts'
import { Switch } from '../../ui/switch.tsx'
import { useEdits } from '../base/draft/editing.ts'
import { FieldForm } from '../fields/field-form.tsx'

/** Whether the header links to this section: a wish while it follows the sections, else a link of the owner's list. */
export const LinkInHeader = ({ section }: { section: AnySection }) => {
  const edits = useEdits()
  const [first = ''] = useSectionIds()
  const header = useSection(first)
  const place = { in: 'section', section: section.id } as const
  if (!isNavigating(header) || followsSections(header)) {
    return <FieldForm fields={frameFields} values={section} place={place} only={['linkInHeader']} />
  }
  const list = { section: header.id, list: 'links' }
  const present = header.links.filter(({ link }) => link.type === 'Section' && link.target === section.id)
  const isFull = header.links.length >= headerLimits.links
  const change = (isLinked: boolean) => {
    if (isLinked) edits.addItem(list, { values: { link: { type: 'Section', target: section.id } } })
    else edits.together('Delete link', () => present.map(({ id }) => edits.removeItem({ ...list, item: id })))
  }
  return (
    <Switch
      label={frameFields.linkInHeader.label}
      hint={
        present.length === 0 && isFull
          ? `The header has ${headerLimits.links} links, which is all it can have.`
          : 'In your own list of links.'
      }
      checked={present.length > 0}
      onChange={change}
      disabled={present.length === 0 && isFull}
    />
  )
}
