import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Brief } from '@shingle/shared/generation/writing/brief.ts'
import { endonyms } from '@shingle/shared/language/language.ts'
import { answerUnfit } from '@shingle/shared/language-model/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { fillTemplate } from '@shingle/shared/prompt/template.ts'
import { proposalTimeoutMs } from '@shingle/shared/proposal/limits.ts'
import { saysOnlyMoneySaid } from '@shingle/shared/proposal/money-said.ts'
import { pageSheet } from '@shingle/shared/proposal/page-sheet.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { sheetAnswersSchema } from '@shingle/shared/proposal/sheet-answer.ts'
import { helpedText } from '@shingle/shared/word-help/helped-text.ts'
import { pageWords } from '@shingle/shared/word-help/page-words.ts'
import { nothingChanged } from '@shingle/shared/word-help/problems.ts'
import { putWords } from '@shingle/shared/word-help/word-gate.ts'
import type { Sitting } from '@shingle/storage/providers/language-model/language-model.ts'
import { editThread } from '../assistant/edit-copy.ts'
import type { Prompts } from '../prompt/prompts.ts'

/** What is wished, of which draft, and who hears how far it is. */
export interface ChangeOrder {
  readonly accountId: string
  readonly content: DraftContent
  readonly brief: Brief
  readonly wish: string
  /** The one section whose words are to be written anew. */
  readonly section?: string | undefined
  readonly signal: AbortSignal
  readonly onWriting: (count: number) => void
}

/** What one wish may cost at most: a long page, told whole, and a dozen edits of it. */
export const tokensForChange = 24_000
const answerTokens = 2_500

/** The field whose figures are money, with a currency or without. */
const priceField = 'pricing'
const shape = { edits: sheetAnswersSchema }

const questionOf = async (prompts: Prompts, { content, brief, wish }: ChangeOrder, page: unknown) => {
  const { instructions, ...template } = await prompts.current('ask-for-change')
  const { business, settings } = content
  const text = fillTemplate(
    'ask-for-change',
    { instructions, ...template },
    {
      business: {
        ...{ name: business.name, place: business.location, trade: brief.trade },
        language: endonyms[settings.language],
      },
      description: business.activities,
      page,
      wish,
    },
  )
  return { name: 'ask_for_change', instructions, text, shape, maximumTokens: answerTokens }
}

/** Asks the model which edits a wish means. Those that can be made, and whose words pass the gate, are proposed. */
export const askForChange = async (
  { sitting, prompts }: { readonly sitting: Sitting; readonly prompts: Prompts },
  order: ChangeOrder,
): Promise<Result<readonly ProposedEdit[]>> => {
  const { accountId, content, brief, wish, section, signal } = order
  const sheet = pageSheet(content, section)
  const { parts, trouble } = await sitting.ask(await questionOf(prompts, order, sheet.told), {
    ...{ withinMs: proposalTimeoutMs, signal },
    onEntry: (_, count) => order.onWriting(count),
  })
  if (parts.edits === undefined) return refuse(trouble ?? answerUnfit)
  const draft = `${content.business.activities}\n${pageWords(content)}`
  const gated = (edit: ProposedEdit): readonly ProposedEdit[] => {
    if (edit.is !== 'write') return [edit]
    const before = helpedText(content, edit.at)
    // What is only written anew keeps its figures; a wish may leave some out.
    const change = section === undefined ? ('shorter' as const) : ('rewrite' as const)
    const asked = before && { change, before, wish }
    const price = before && edit.at.field === priceField ? before.text : undefined
    if (!saysOnlyMoneySaid(edit.text, { wish, draft, price })) return []
    const put = asked && putWords(content, { brief, asked }, edit.text)
    return put?.ok ? [{ ...edit, text: put.value.text }] : []
  }
  const named = parts.edits.flatMap((answer) => sheet.read(answer) ?? []).flatMap(gated)
  // What a new section says is made where it is added: here it need only have room.
  const tried = await editThread.tryEdits(accountId, { content, edits: named, addedSay: 'nothing' })
  if (!tried.ok) return tried
  return tried.value.length === 0 ? refuse(nothingChanged) : succeed(tried.value.map(({ edit }) => edit))
}
