/** Where a page of leads begins: behind the one that came then and has this id. */
export interface LeadCursor {
  readonly at: Date
  readonly id: string
}

/** From one moment until before another. */
export interface Span {
  readonly from: Date
  readonly until: Date
}

/** Which page of the leads of which websites. */
export interface LeadPage {
  readonly websiteIds: readonly string[]
  readonly after?: LeadCursor | undefined
  readonly limit: number
}

/** The newest first. Two of one moment have an order, too, so that no page repeats or leaves out one. */
export const newestLeadsFirst = { createdAt: -1, _id: -1 } as const

/** The filters of what comes behind a cursor in that order: the first is what an index finds it by. */
export const behind = (after: LeadCursor | undefined) =>
  after === undefined
    ? []
    : [
        { createdAt: { $lte: after.at } },
        { $or: [{ createdAt: { $lt: after.at } }, { _id: { $lt: after.id } }] },
      ]

interface Lead {
  readonly _id: string
  readonly createdAt: Date
}

const newestFirst = (a: Lead, b: Lead): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1)

/** Asks of one website after the other: those of a full inbox are many to go through, and others are answered in between. */
const ofEach = async <Answer>(
  websiteIds: readonly string[],
  ask: (websiteId: string) => Promise<Answer>,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (const websiteId of websiteIds) answers.push(await ask(websiteId))
  return answers
}

/** What there is of several websites together, counted of each by itself. */
export const sumOfEach = async (
  websiteIds: readonly string[],
  count: (websiteId: string) => Promise<number>,
): Promise<number> => (await ofEach(websiteIds, count)).reduce((sum, one) => sum + one, 0)

/** One page of the leads of several websites, read of each by itself: an index gives those of one in their order. */
export const pageOfAll = async <Row extends Lead>(
  { websiteIds, limit }: Pick<LeadPage, 'websiteIds' | 'limit'>,
  read: (websiteId: string) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const found = await ofEach(websiteIds, read)
  return found.flat().sort(newestFirst).slice(0, limit)
}

/** What a text is searched by: no case, no accents, single spaces. */
export const searchedWords = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

const mostWords = 6

/** The filters that rows have to meet whose `field` has each word that is searched for, or the start of one. */
export const wordFilters = (field: string, search: string): readonly Record<string, RegExp>[] =>
  searchedWords(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => ({ [field]: new RegExp(word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) }))
