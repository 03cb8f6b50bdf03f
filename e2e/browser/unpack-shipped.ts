// A program of its own: what `@sparticuz/chromium` unpacks, and where to, follows from variables of the whole process.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
