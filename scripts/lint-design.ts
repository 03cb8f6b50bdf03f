import { lintDesign } from '@shingle/shared/design-lint/lint-design.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { filledContent } from '@shingle/shared/page/filled-section.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import { inventedBusinesses } from './sites/businesses.ts'
import { sitesOf } from './sites/family-sites.ts'
import { measurePage } from './sites/measure-page.ts'
import { readPage } from './sites/page-facts.ts'
import { sectionInTurn } from './sites/section-in-turn.ts'
import { startSiteBrowser } from './sites/site-browser.ts'
import { headerLinesOn, tooWideOn } from './sites/widths.ts'

// `npm run lint:design` looks at every trade, family, length and width. `-- --every 7` takes each seventh page of
// that, and names of trades restrict it to them: `-- spa bakery`.

const widths = [360, 768, 1024, 1440] as const
const lengths = ['shortest', 'typical', 'maximum', 'unbroken'] as const
// A fresh browser page now and then keeps memory from growing with the number of websites.
const batch = 60

interface Case {
  readonly name: string
  /** Whether its texts are as long as they came: a layout is chosen for those. */
  readonly isAsMade: boolean
  readonly content: DraftContent
}

/** The page with a section of every type that it lacks before the one that closes it, in layouts that take turns. */
const withEverySection = (content: DraftContent, turn: number): DraftContent => {
  const has = new Set(content.sections.map(({ type }) => type))
  const missing = sections.filter(({ type }) => !has.has(type)).map((one) => sectionInTurn(one, turn))
  const end = content.sections.findIndex(({ type }) => type === 'Contact')
  return { ...content, sections: content.sections.toSpliced(end, 0, ...missing) }
}

const filled = (content: DraftContent, length: (typeof lengths)[number], turn: number): DraftContent => {
  if (length === 'typical') return content
  if (length === 'maximum') return filledContent(withEverySection(content, turn), 'fullest')
  if (length === 'unbroken') return filledContent(withEverySection(content, turn), 'unbroken')
  const kept = ['Header', 'Introduction', 'Contact', 'Footer']
  return { ...content, sections: content.sections.filter(({ type }) => kept.includes(type)) }
}

const every = Math.max(1, Number(process.argv[process.argv.indexOf('--every') + 1]) || 1)
const trades = process.argv
  .slice(2)
  .filter((word) => inventedBusinesses.some(({ industry }) => industry === word))

const cases: readonly Case[] = inventedBusinesses
  .filter(({ industry }) => trades.length === 0 || trades.includes(industry))
  .flatMap((business, trade) =>
    sitesOf(business, familyIds.length).flatMap(({ family, content }, turn) =>
      lengths.map((length, at) => {
        const language = languages[(trade + turn + at) % languages.length] ?? 'english'
        const told = { ...content, settings: { ...content.settings, language } }
        const name = `${business.industry} ${family} ${length} ${language}`
        return {
          name,
          isAsMade: !['maximum', 'unbroken'].includes(length),
          content: filled(told, length, turn),
        }
      }),
    ),
  )
  .filter((_, at) => at % every === 0)

const counts = new Map<string, number>()
const report = (name: string, text: string): void => {
  const rule = text.split(':')[0] ?? text
  counts.set(rule, (counts.get(rule) ?? 0) + 1)
  console.log(`${name}: ${text}`)
}

const browser = await startSiteBrowser()
try {
  for (const width of widths) {
    for (let from = 0; from < cases.length; from += batch) {
      const page = await browser.open({ width, height: 900, scale: 1, isWhole: true })
      for (const { name, content } of cases.slice(from, from + batch)) {
        await browser.show(page, content)
        for (const finding of measurePage(await readPage(page))) report(`${name} ${width}`, finding)
        for (const { section, element, right } of await tooWideOn(page)) {
          report(`${name} ${width}`, `width: ${element} in ${section} reaches ${right} px`)
        }
        const lines = await headerLinesOn(page)
        if (lines > 1) report(`${name} ${width}`, `width: the links of the header take ${lines} lines`)
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
}
for (const { name, isAsMade, content } of cases) {
  for (const { id, severity, text } of lintDesign(content)) {
    const isMisfit = id === 'layout-misfit' && isAsMade
    if (severity === 'error' || isMisfit || id === 'orphan') report(name, `${id}: ${text}`)
  }
}
console.log(`${cases.length} websites at ${widths.join(', ')} px.`)
for (const [rule, count] of counts) console.log(`  ${rule}: ${count}`)
process.exitCode = counts.size === 0 ? 0 : 1
