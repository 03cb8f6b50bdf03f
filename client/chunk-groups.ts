/** What is known of a module while chunks are made. */
interface KnownModule {
  readonly id: string
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
interface KnownModules {
  getModuleInfo(id: string): KnownModule | null
}

const isOf = (file: string) => (id: string) => id.endsWith(`/client/${file}`)
const isApp = isOf('index.html')
const isDesigner = isOf('src/designer/designer-page.tsx')
const isEdits = isOf('src/designer/base/draft/make-edits.ts')
const isOfDesigner = (id: string) => /\/client\/src\/(designer|replica)\//.test(id)
/** Small: beside the sections it would make signing in wait for them, and by itself it is one more to ask for. */
const goesWithEveryScreen = (id: string) =>
  [
    '/shared/src/email/email.ts',
    '/shared/src/text/text-length.ts',
    '/shared/src/text/raise-first.ts',
    '/shared/src/business/twelve-hours.ts',
    '/shared/src/endpoint/sent-text.ts',
    '/shared/src/website/problems.ts',
    '/client/src/account/use-signed-in.ts',
    '/client/src/account/leaving/ended-session.ts',
    '/client/src/app/use-trouble.ts',
    '/client/src/server/call-endpoint.ts',
  ].some((file) => id.endsWith(file))
/** Fetched after the designer, which it needs, and with the pictures of a page. */
const isOfPages = (id: string) => id.endsWith('/shared/src/page/page-parts.ts')
const isMarketing = (id: string) => id.includes('/client/src/marketing/')
const leadsToDesigner = (id: string) =>
  [
    'src/create/page-board.tsx',
    'src/websites/website-thumbnail.tsx',
    'src/websites/left-work.tsx',
    'src/account/leaving/unsaved-work.ts',
    'src/account/leaving/leave-device.ts',
    'src/account/leaving/leave-dialog.tsx',
    'src/account/leaving/leave-ended.tsx',
    'src/invite/kept-changes.tsx',
  ].some((file) => isOf(file)(id))

/** Every module that begins something fetched on its own and needs this one from its start. */
const beginningsOf = (id: string, modules: KnownModules): readonly string[] => {
  const seen = new Set<string>()
  const found: string[] = []
  const climb = (at: string): void => {
    if (seen.has(at)) return
    seen.add(at)
    const known = modules.getModuleInfo(at)
    if (known === null) return
    if (known.isEntry || known.dynamicImporters.length > 0) found.push(at)
    for (const importer of known.importers) climb(importer)
  }
  climb(id)
  return found
}

type Group = 'app' | 'shared' | 'designer' | 'edits'

const groupOf = (id: string, modules: KnownModules): Group | null => {
  const beginnings = beginningsOf(id, modules)
  if (beginnings.some(isMarketing)) return null
  if (beginnings.some(isApp) || goesWithEveryScreen(id)) return 'app'
  if (!beginnings.some(isDesigner))
    return beginnings.some(isEdits) && beginnings.every(isOfDesigner) ? 'edits' : null
  return beginnings.every((beginning) =>
    [isOfDesigner, leadsToDesigner, isOfPages].some((is) => is(beginning)),
  )
    ? 'designer'
    : 'shared'
}

/** What the tools among the marketing pages share, which no screen of the app fetches. */
const toolsOf = (id: string) =>
  /\/client\/src\/marketing\/creators\/(ask|word-tags)\.ts$/.test(id) ? 'marketing-tools' : null

const chunkOf = (group: Group) => (id: string, modules: KnownModules) =>
  groupOf(id, modules) === group ? group : null

/**
 * The chunks of the designer and of what it stands on; many small ones compress worse and are asked for one by one.
 * `app` is what every screen needs, `designer` what it begins with, together with the pictures of a page and the device's drafts that lead
 * there, `edits` what changes a draft. What other screens need too stays apart, so that none of them fetches more than its own. A chunk takes
 * along what its modules import, so that the lower ones choose first.
 */
export const chunkGroups = [
  { name: toolsOf, priority: 4 },
  { name: chunkOf('app'), priority: 3 },
  { name: chunkOf('shared'), priority: 2, entriesAware: true, entriesAwareMergeThreshold: 2500 },
  { name: chunkOf('designer'), priority: 1 },
  { name: chunkOf('edits'), priority: 0 },
]
