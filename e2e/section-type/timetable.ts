/** The folder of a section type that the product does not have. */
export const timetableFolder: Readonly<Record<string, string>> = {
  'fields.ts': `
import { items, text } from '../../field/define.ts'

export const timetableFields = {
  heading: text('Heading', 64),
  items: items('Hours', { itemLabel: 'hour', maximum: 12, fields: { what: text('What', 40) } }),
} as const
`,
  'section.ts': `
import { always } from '../choose-layout.ts'
import { defineSection } from '../section.ts'
import { timetableFields } from './fields.ts'

export const timetableSection = defineSection({
  type: 'Timetable',
  title: 'Timetable',
  icon: 'M3 3h18v18h-18zM3 9h18M9 3v18',
  names: {
    english: 'Timetable',
    spanish: 'Horario',
    french: 'Horaire',
    italian: 'Orario',
    german: 'Stundenplan',
    japanese: '時間割',
    Korean: '시간표',
  },
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 2,
  fields: timetableFields,
  layouts: [{ id: 'table', name: 'Table', alignments: ['Left', 'Center'], suits: always }],
  summary: ({ items }) => 'Hours: ' + items.length,
  isEmpty: ({ items }) => items.length === 0,
})
`,
  'offer.ts': `
import type { SectionOffer } from '../offer.ts'

export const timetableOffer: SectionOffer = {
  purpose: 'When what takes place.',
  layouts: { table: { place: 1, advice: 'One line for each hour.', sketch: '' } },
}
`,
  'style.ts': `
export const timetableStyle = \`
.section-timetable ol{display:grid;gap:var(--space-12)}
\`
`,
  'late.ts': `
import type { LatePart } from '../late-part.ts'

export const timetableLate = {
  style: '.section-timetable li{font-style:italic}',
  wants: {
    english: [{ what: 'What takes place', why: 'And when' }],
    spanish: [{ what: 'Qué hay', why: 'Y cuándo' }],
    french: [{ what: 'Ce qui a lieu', why: 'Et quand' }],
    italian: [{ what: 'Che cosa c’è', why: 'E quando' }],
    german: [{ what: 'Was stattfindet', why: 'Und wann' }],
    japanese: [{ what: '何があるか', why: 'いつあるか' }],
    Korean: [{ what: '무엇이 있는지', why: '언제인지' }],
  },
} as const satisfies LatePart
`,
  'sketch.ts': `
import type { SectionSketch } from '../sketch.ts'

export const timetableSketch: SectionSketch = {
  ground: 'tint',
  strokes: { as: 'rows', title: 'Timetable', rows: ['Your first hour'], end: 'when' },
}
`,
  'view.tsx': `
import { fieldOf, itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { timetableFields } from './fields.ts'

export const TimetableView = ({ section, page, layout }: SectionViewProps<typeof timetableFields>) => {
  const { Text } = useKit()
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="wrap">
        <Text of={fieldOf(section, 'heading')} value={section.heading} as="h2" />
        <ol>
          {section.items.map((item) => (
            <li key={item.id}>
              <Text of={itemFieldOf(section, item, { list: 'items', field: 'what' })} value={item.what} />
            </li>
          ))}
        </ol>
      </div>
    </SectionShell>
  )
}
`,
  'compose.ts': `
import { blankSection } from '../../draft/blank-content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'

export const timetableComposer: SectionComposer<'Timetable'> = {
  compose: ({ name, choose }, { id }) =>
    blankSection('Timetable', id, {
      heading: 'The week at ' + name,
      items: [{ id: choose.id(id + '/hour'), what: 'Monday to Friday' }],
    }),
  places: [5, 5, 5, 5],
}
`,
}

/** The folder of a layout that the Scheduling section does not have. */
export const ladderFolder: Readonly<Record<string, string>> = {
  'layout.ts': `
import type { Layout } from '../../../layout.ts'
import type { SchedulingSection } from '../../fields.ts'

export const ladder: Layout<SchedulingSection> = {
  id: 'ladder',
  name: 'Ladder',
  alignments: ['Left', 'Right'],
  suits: ({ heading }) => heading !== '',
  style: \`
.section-scheduling.layout-ladder h2{letter-spacing:3px}
\`,
}
`,
  'late.ts': `
import type { LateLayout } from '../../../late-part.ts'

export const ladderLate: LateLayout = {
  style: \`
.section-scheduling.layout-ladder .panel{row-gap:7px}
\`,
}
`,
  'offer.ts': `
import type { LayoutOffer } from '../../../offer.ts'

export const ladderOffer: LayoutOffer = {
  place: 1,
  advice: 'Rung by rung.',
  sketch: '20 2 8 32',
}
`,
}
