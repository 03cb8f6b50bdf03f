import { byName, camel, pascal, type SectionFolder } from './section-folders.ts'

/** What a list holds of a type. */
export interface Entry {
  /** What is imported from which file of the folder. */
  readonly imports: readonly (readonly [name: string, file: string])[]
  readonly value: string
}

interface Part {
  /** Of the type itself; '' where it has none. */
  readonly own: string
  readonly file: string
  /** What is named of a layout, and in which of its files. */
  readonly named: string
  readonly layouts: readonly (readonly [layout: string, file: string])[]
}

/** What a type says of itself and of its layouts, where it has several. */
const withLayouts = (section: string, { own, file, named, layouts }: Part): Entry => {
  const ownImport = own === '' ? [] : [[own, file] as const]
  if (layouts.length === 0) return { imports: ownImport, value: own }
  const alias = (layout: string) => `${camel(section)}${pascal(layout)}`
  const rows = layouts.map(
    ([layout]) => `      ${layout.includes('-') ? `'${layout}'` : layout}: ${alias(layout)},\n`,
  )
  return {
    imports: [
      ...ownImport,
      ...layouts.map(
        ([layout, from]) =>
          [`${camel(layout)}${named} as ${alias(layout)}`, `layouts/${layout}/${from}`] as const,
      ),
    ],
    value: `{\n${own === '' ? '' : `    ...${own},\n`}    layouts: {\n${rows.join('')}    },\n  }`,
  }
}

/** What a type and its layouts say of themselves to whoever may choose them. */
export const offerOf = ({ name, layouts }: SectionFolder): Entry =>
  withLayouts(name, {
    own: `${camel(name)}Offer`,
    file: 'offer.ts',
    named: 'Offer',
    layouts: layouts.toSorted(byName).map((layout) => [layout.name, 'offer.ts']),
  })

/** What of a type and of its layouts comes apart. */
export const lateOf = ({ name, layouts, files }: SectionFolder): Entry =>
  withLayouts(name, {
    own: files.includes('late.ts') ? `${camel(name)}Late` : '',
    file: 'late.ts',
    named: 'Late',
    layouts: layouts
      .toSorted(byName)
      .flatMap((layout) => (layout.late === undefined ? [] : [[layout.name, layout.late] as const])),
  })

/** Whether anything of a type comes apart. */
export const hasLate = ({ files, layouts }: SectionFolder): boolean =>
  files.includes('late.ts') || layouts.some(({ late }) => late !== undefined)
