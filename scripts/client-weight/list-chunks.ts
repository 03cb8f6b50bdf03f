import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'

// A program of its own: whoever runs tests has React's development build chosen for everything in its process.
const compress = promisify(brotliCompress)
const built = await build({
  configFile: join(import.meta.dirname, '..', '..', 'client', 'vite.config.ts'),
  logLevel: 'error',
  build: { write: false },
})
const chunks = [built]
  .flat()
  .flatMap((one) => ('output' in one ? one.output : []))
  .filter((output) => output.type === 'chunk')
const listed = await Promise.all(
  chunks.map(async ({ fileName, facadeModuleId, imports, moduleIds, code }) => ({
    fileName,
    begins: facadeModuleId,
    imports,
    modules: moduleIds,
    bytes: (await compress(code)).length,
  })),
)
process.stdout.write(JSON.stringify(listed))
