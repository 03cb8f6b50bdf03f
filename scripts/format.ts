// What follows from something else is written before the formatter runs.
import { writeNgrams } from './language-ngrams.ts'
import { writeSectionLists } from './section-lists.ts'
import { writeTradeLists } from './trade-lists.ts'

await writeSectionLists('.')
await writeTradeLists('.')
await writeNgrams('.')
