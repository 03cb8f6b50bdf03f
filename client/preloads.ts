interface BuiltChunk {
  file: string
  name?: string | undefined
  css?: string[] | undefined
  imports?: string[] | undefined
}
type Manifest = Readonly<Record<string, BuiltChunk>>

/** What the build makes for whoever opens the designer: its chunk, and the line to the sync server. */
const isNeeded = (key: string, { name }: BuiltChunk): boolean =>
  name === 'designer' || key === 'src/replica/patient-provider.ts'

/** Every chunk of these, with what they import, in the order in which they are named first. */
const reach = (manifest: Manifest, keys: readonly string[], seen: Set<string>): void => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    reach(manifest, manifest[key]?.imports ?? [], seen)
  }
}

/** The app's page with the designer's scripts and styles named in its head, so that they come beside the app itself. */
export const preloadDesigner = (page: string, manifest: Manifest): string => {
  const keys = Object.entries(manifest).flatMap(([key, chunk]) => (isNeeded(key, chunk) ? [key] : []))
  if (keys.length !== 2) throw new Error('the build has no designer to preload')
  const seen = new Set<string>()
  reach(manifest, keys, seen)
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  const isNamed = (file: string) => page.includes(`"/${file}"`)
  const links = [
    ...chunks
      .filter(({ file }) => !isNamed(file))
      .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...chunks
      .flatMap(({ css = [] }) => css)
      .filter((file) => !isNamed(file))
      .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ]
  return page.replace('  </head>', `${links.map((link) => `    ${link}\n`).join('')}  </head>`)
}
