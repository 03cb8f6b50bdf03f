// What follows from something else is written before the formatter runs.
import { writeSectionLists } from './section-lists.ts'

await writeSectionLists('.')
