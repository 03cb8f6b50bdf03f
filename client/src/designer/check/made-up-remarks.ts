import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { listsOf } from '@shingle/shared/draft/without-blank-items.ts'
import { madeUpPartsOf } from '@shingle/shared/generation/made-up-words.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import type { Remark } from '../dialogs/left-out.ts'

const remarksIn = (section: AnySection): readonly Remark[] =>
  listsOf(section).flatMap(({ list, field: { fields, itemLabel }, items }) =>
    items.flatMap((item): readonly Remark[] => {
      const { names, isOfNobody } = madeUpPartsOf(fields, item)
      if (names.length === 0) return []
      const labels = names.flatMap((name) => fields[name]?.label ?? []).join(', ')
      const at = { section: section.id, item: { list, item: item.id } }
      const title = sectionTitle(section)
      return isOfNobody
        ? [
            {
              ...{ tone: 'warn', strong: `1 ${itemLabel}`, action: 'Fill', ...at },
              rest: ` in ${title} is left out: it is still of nobody (${labels}).`,
            },
          ]
        : [
            {
              ...{ tone: 'warn', strong: labels, action: 'Fill', ...at },
              rest: ` of 1 ${itemLabel} in ${title} is left out: nobody but us says it.`,
            },
          ]
    }),
  )

/** What is left out because it is said of the people of our samples, who do not exist. */
export const madeUpRemarks = ({ sections }: DraftContent): readonly Remark[] =>
  sections.filter(({ hidden }) => !hidden).flatMap(remarksIn)
