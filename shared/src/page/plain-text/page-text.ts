import type { DraftContent } from '../../draft/content.ts'
import { shownFacts } from '../shown-facts.ts'
import { shownSections } from '../shown-sections.ts'
import { factLines } from './fact-lines.ts'
import { escapeMarkdown } from './rich-markdown.ts'
import { sectionText } from './section-text.ts'
import { textContext } from './text-context.ts'

/**
 * What a published page tells, as Markdown: for assistants and whoever wants its words alone. It says what visitors see
 * and nothing else. `url` is the page's address.
 */
export const pageText = (content: DraftContent, url: string): string => {
  const { business, settings } = content
  const shown = shownSections(content, 'published')
  const page = textContext(content)
  const about = settings.description === '' ? business.activities : settings.description
  const parts = [
    `# ${escapeMarkdown(business.name.trim())}`,
    about.trim() === '' ? '' : `> ${escapeMarkdown(about.trim()).replaceAll('\n', '\n> ')}`,
    `<${url}>`,
    factLines({ ...page, business: shownFacts(business, shown, page.look) }).join('\n'),
    ...shown.filter(({ type }) => type !== 'Header').map(sectionText),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
