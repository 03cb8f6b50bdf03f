import { expect, it } from 'vitest'
import { lateStyleOf } from './late-part-of.ts'
import { styleOf } from './look-of.ts'
import { sections } from './sections.ts'

/** The selectors inside the container queries of a section's CSS; such a block ends with a brace of its own line. */
const queriedSelectors = (style: string): readonly string[] =>
  [...style.matchAll(/@container section[^{]*\{\n([\s\S]*?)\n\}/g)].flatMap(([, block = '']) =>
    [...block.matchAll(/(?:^|\})\s*([^{}]+)\{/g)].flatMap(([, selector = '']) =>
      selector.split(/,(?![^(]*\))/),
    ),
  )

it.each(sections.map(({ type }) => [type, styleOf(type) + lateStyleOf(type)]))(
  '[9.styling] %s asks for its own width only in what stands inside it, for a container never matches itself',
  (_type, style) => {
    const selectors = queriedSelectors(style)
    expect(selectors.filter((selector) => !/[\s>+~](?![^(]*\))/.test(selector.trim()))).toEqual([])
  },
)
