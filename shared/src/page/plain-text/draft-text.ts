import type { DraftContent } from '../../draft/content.ts'
import { pageTitle } from '../../draft/difference-words.ts'
import { factLines } from './fact-lines.ts'
import { escapeMarkdown, richMarkdown } from './rich-markdown.ts'
import { sectionText } from './section-text.ts'
import { textContext } from './text-context.ts'

/**
 * Every word of a draft, hidden parts, facts and pages beside the page with it, as Markdown that reads as plain text: for
 * whoever takes their work along. Pictures and looks are not in it.
 */
export const draftText = (content: DraftContent): string => {
  const { business, sections, pages = [] } = content
  const parts = [
    `# ${escapeMarkdown(business.name.trim())}`,
    escapeMarkdown(business.activities.trim()),
    factLines(textContext(content)).join('\n'),
    ...sections.map(sectionText),
    ...pages.map((page) => `## ${escapeMarkdown(pageTitle(page))}\n\n${richMarkdown(page.body)}`.trim()),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
