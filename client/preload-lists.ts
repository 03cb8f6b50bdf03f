import type { Plugin, Rolldown } from 'vite'

/** The files of a chunk, of its style and of all that it imports from its start. */
const filesOf = (fileName: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> => {
  const output = bundle[fileName]
  if (seen.has(fileName) || output?.type !== 'chunk') return seen
  seen.add(fileName)
  for (const style of output.viteMetadata?.importedCss ?? []) seen.add(style)
  for (const next of output.imports) filesOf(next, bundle, seen)
  return seen
}

/**
 * Keeps the lists of what a late script needs short: a file is not named where whoever asks for the script was fetched
 * with that file. By default every list names all, and names are what of a script cannot be compressed.
 */
export const preloadLists = (): Plugin => {
  let bundle: Rolldown.OutputBundle = {}
  const resolveDependencies = (_: string, needed: string[], { hostId }: { hostId: string }) => {
    const present = filesOf(hostId, bundle)
    return needed.filter((file) => !present.has(file))
  }
  return {
    name: 'preload-lists',
    config: () => ({
      // Every browser that runs this app knows the hint itself.
      build: { modulePreload: { polyfill: false, resolveDependencies } },
    }),
    // Before the lists are written, which is done in this hook too.
    generateBundle: {
      order: 'pre',
      handler: (_, made) => {
        bundle = made
      },
    },
  }
}
