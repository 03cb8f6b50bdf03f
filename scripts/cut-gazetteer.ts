// Cuts the businesses out of the tagging schema: run after another version of it is installed.
import { writeFile } from 'node:fs/promises'
import { gazetteerFile, gazetteerText } from './gazetteer/write-gazetteer.ts'

await writeFile(gazetteerFile, await gazetteerText('.'))
