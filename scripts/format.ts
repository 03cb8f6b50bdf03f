// What follows from something else is written before the formatter runs.
import { writeSectionLists } from './section-lists.ts'
import { writeTradeLists } from './trade-lists.ts'

await writeSectionLists('.')
await writeTradeLists('.')
